"""Looks addresses up in the downloadable set of targets (../filter.md), with nothing but Python's standard library.

python3 read.py filter.bin PUBLIC_KEY < addresses.txt     prints `possibly` or `not in the set` and each line
"""
import base64, datetime, hashlib, struct, sys

# Ed25519 as RFC 8032 has it, section 6: Python's library has none. With the package `cryptography`, take its own.
P = 2**255 - 19
L = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P


def add(a, b):
    e, f = (a[1] - a[0]) * (b[1] - b[0]) % P, (a[1] + a[0]) * (b[1] + b[0]) % P
    c, z = 2 * a[3] * b[3] * D % P, 2 * a[2] * b[2] % P
    w, x, y, v = f - e, z - c, z + c, f + e
    return w * x % P, y * v % P, x * y % P, w * v % P


def times(n, point):
    total = (0, 1, 1, 0)
    while n:
        total, point, n = add(total, point) if n & 1 else total, add(point, point), n >> 1
    return total


def point(octets):
    y = int.from_bytes(octets, "little") & (2**255 - 1)
    xx = (y * y - 1) * pow(D * y * y + 1, -1, P) % P
    x = pow(xx, (P + 3) // 8, P)
    x = x if x * x % P == xx else x * pow(2, (P - 1) // 4, P) % P
    assert y < P and x * x % P == xx, "no point of the curve"
    x = P - x if x & 1 != octets[31] >> 7 else x
    return x, y, 1, x * y % P


def verify(key, signed, signature):
    s = int.from_bytes(signature[32:], "little")
    k = int.from_bytes(hashlib.sha512(signature[:32] + key + signed).digest(), "little") % L
    base = point((4 * pow(5, -1, P) % P).to_bytes(32, "little"))
    left, right = times(s, base), add(point(signature[:32]), times(k, point(key)))
    return s < L and all((left[i] * right[2] - right[i] * left[2]) % P == 0 for i in (0, 1))


def read(path, key):
    data = open(path, "rb").read()
    signed = data[:-64]
    assert verify(base64.b64decode(key), signed, data[-64:]), "the signature is wrong"
    assert signed[:6] == b"SBTF\x01\x0c", "another format"
    return struct.unpack_from("<IIQII", signed, 8), signed[32:]


def may_have(header, slots, address):
    _, _, seed, length, count = header
    m = 2**64 - 1
    h = int.from_bytes(hashlib.sha256(address.encode()).digest()[:8], "big") + seed & m
    h = (h ^ h >> 33) * 0xFF51AFD7ED558CCD & m
    h = (h ^ h >> 33) * 0xC4CEB9FE1A85EC53 & m
    h ^= h >> 33
    first = h * count * length >> 64
    own = first, first + length ^ h >> 18 & length - 1, first + 2 * length ^ h & length - 1
    value = (h ^ h >> 32) & 0xFFF
    for at in own:
        pair = slots[at * 3 // 2] | slots[at * 3 // 2 + 1] << 8
        value ^= pair >> 4 if at % 2 else pair & 0xFFF
    return value == 0


if __name__ == "__main__":
    header, slots = read(sys.argv[1], sys.argv[2])
    made = datetime.datetime.fromtimestamp(header[0], datetime.timezone.utc)
    print(f"{header[1]} targets as of {made:%Y-%m-%d %H:%M} UTC", file=sys.stderr)
    for line in sys.stdin.read().splitlines():
        print("possibly" if may_have(header, slots, line) else "not in the set", line)
