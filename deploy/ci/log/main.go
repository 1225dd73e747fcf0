// Checks a public log (docs/log.md) with Go's own golang.org/x/mod/sumdb: note verifies the checkpoint, tlog the tiles and all proofs.
//
//	go run . FOLDER [file.tlog-proof ...]
//
// FOLDER is a mirror of the log. It has nothing of the project's code, and ends with status 1 and one line at the first thing that is not right.
package main

import (
	"encoding/base64"
	"encoding/binary"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

const height = 8
const width = 1 << height

func main() {
	if len(os.Args) < 2 {
		fail(fmt.Errorf("usage: log-check FOLDER [PROOF ...]"))
	}
	folder := os.Args[1]
	verifier, err := note.NewVerifier(strings.TrimSpace(string(get(folder, "key"))))
	check(err)
	tree := open(string(get(folder, "checkpoint")), verifier)
	reader := tlog.TileHashReader(tree, &tiles{folder})
	entries := readEntries(folder, tree.N)
	for i, entry := range entries {
		index := int64(i)
		proof, err := tlog.ProveRecord(tree.N, index, reader)
		check(err)
		check(tlog.CheckRecord(proof, tree.N, tree.Hash, index, tlog.RecordHash(entry)))
	}
	for n := int64(1); n <= tree.N; n += 1 + n/7 {
		older, err := tlog.TreeHash(n, reader)
		check(err)
		proof, err := tlog.ProveTree(tree.N, n, reader)
		check(err)
		check(tlog.CheckTree(proof, tree.N, tree.Hash, n, older))
	}
	for _, file := range os.Args[2:] {
		text, err := os.ReadFile(file)
		check(err)
		checkProof(string(text), verifier, entries)
	}
	fmt.Printf("%d entries, %d proofs: %s\n", tree.N, len(os.Args)-2, tree.Hash)
}

// open verifies a checkpoint (C2SP tlog-checkpoint).
func open(text string, verifier note.Verifier) tlog.Tree {
	signed, err := note.Open([]byte(text), note.VerifierList(verifier))
	check(err)
	lines := strings.Split(signed.Text, "\n")
	if len(lines) < 4 || lines[0] != verifier.Name() {
		fail(fmt.Errorf("not a checkpoint of %s", verifier.Name()))
	}
	size, err := strconv.ParseInt(lines[1], 10, 64)
	check(err)
	hash, err := tlog.ParseHash(lines[2])
	check(err)
	return tlog.Tree{N: size, Hash: hash}
}

// tiles reads a log at the paths of C2SP tlog-tiles, which name no height.
type tiles struct{ folder string }

func (t *tiles) Height() int { return height }

func (t *tiles) SaveTiles([]tlog.Tile, [][]byte) {}

func (t *tiles) ReadTiles(asked []tlog.Tile) ([][]byte, error) {
	var found [][]byte
	for _, tile := range asked {
		path := strings.Replace(tile.Path(), fmt.Sprintf("tile/%d/", height), "tile/", 1)
		found = append(found, get(t.folder, path))
	}
	return found, nil
}

// readEntries reads the bundles of entries: each entry after its length in two bytes.
func readEntries(folder string, size int64) [][]byte {
	var entries [][]byte
	for n := int64(0); n*width < size; n++ {
		w := size - n*width
		if w > width {
			w = width
		}
		path := tlog.Tile{H: height, L: 0, N: n, W: int(w)}.Path()
		bundle := get(folder, strings.Replace(path, fmt.Sprintf("tile/%d/0/", height), "tile/entries/", 1))
		for len(bundle) > 0 {
			end := 2 + int(binary.BigEndian.Uint16(bundle))
			entries = append(entries, bundle[2:end])
			bundle = bundle[end:]
		}
	}
	if int64(len(entries)) != size {
		fail(fmt.Errorf("%d entries, not %d", len(entries), size))
	}
	return entries
}

// checkProof checks a C2SP tlog-proof of an entry that the log has.
func checkProof(text string, verifier note.Verifier, entries [][]byte) {
	head, checkpoint, found := strings.Cut(text, "\n\n")
	lines := strings.Split(head, "\n")
	if !found || len(lines) < 3 || lines[0] != "c2sp.org/tlog-proof@v1" {
		fail(fmt.Errorf("not a proof"))
	}
	index, err := strconv.ParseInt(strings.TrimPrefix(lines[2], "index "), 10, 64)
	check(err)
	var proof tlog.RecordProof
	for _, line := range lines[3:] {
		bytes, err := base64.StdEncoding.DecodeString(line)
		check(err)
		var hash tlog.Hash
		copy(hash[:], bytes)
		proof = append(proof, hash)
	}
	tree := open(checkpoint, verifier)
	check(tlog.CheckRecord(proof, tree.N, tree.Hash, index, tlog.RecordHash(entries[index])))
}

func get(folder, path string) []byte {
	bytes, err := os.ReadFile(filepath.Join(folder, filepath.FromSlash(path)))
	check(err)
	return bytes
}

func check(err error) {
	if err != nil {
		fail(err)
	}
}

func fail(err error) {
	fmt.Fprintln(os.Stderr, err)
	os.Exit(1)
}
