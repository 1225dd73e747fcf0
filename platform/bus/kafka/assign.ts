// Shares a topic's partitions among a group's members: evenly, and each keeps what it has where that is possible, since what
// moves is delivered again.
import { AssignerProtocol, type PartitionAssigner } from "kafkajs";

type Member = { readonly id: string; readonly owned: readonly number[] };

/** Each partition to one member. */
export function share(partitions: readonly number[], members: readonly Member[]): ReadonlyMap<string, number[]> {
  const ordered = members.toSorted((a, b) => b.owned.length - a.owned.length || (a.id < b.id ? -1 : 1));
  const free = new Set(partitions);
  const shares = new Map<string, number[]>();
  const sizeOf = (at: number): number => Math.floor((partitions.length + ordered.length - 1 - at) / ordered.length);
  for (const [at, { id, owned }] of ordered.entries()) {
    const kept = owned.filter((partition) => free.has(partition)).slice(0, sizeOf(at));
    for (const partition of kept) free.delete(partition);
    shares.set(id, kept);
  }
  for (const [at, { id }] of ordered.entries()) {
    const mine = shares.get(id) ?? [];
    for (const partition of [...free].slice(0, sizeOf(at) - mine.length)) {
      mine.push(partition);
      free.delete(partition);
    }
  }
  return shares;
}

const { MemberMetadata, MemberAssignment } = AssignerProtocol;
const VERSION = 1;

/** `owned`: the partitions of this process. */
export const keepingAssigner =
  (owned: () => readonly number[]): PartitionAssigner =>
  ({ cluster }) => ({
    name: "sb-keeping",
    version: VERSION,
    protocol: ({ topics }) => ({
      name: "sb-keeping",
      metadata: MemberMetadata.encode({
        version: VERSION,
        topics,
        userData: Buffer.from(Int32Array.from(owned()).buffer),
      }),
    }),
    async assign({ members, topics }) {
      const claims = members.map(({ memberId, memberMetadata }) => ({ id: memberId, owned: ownedIn(memberMetadata) }));
      const shares = topics.map((topic) => {
        const partitions = cluster.findTopicPartitionMetadata(topic).map(({ partitionId }) => partitionId);
        return [topic, share(partitions, claims)] as const;
      });
      return claims.map(({ id }) => ({
        memberId: id,
        memberAssignment: MemberAssignment.encode({
          version: VERSION,
          assignment: Object.fromEntries(shares.map(([topic, of]) => [topic, of.get(id) ?? []])),
          userData: Buffer.alloc(0),
        }),
      }));
    },
  });

function ownedIn(metadata: Buffer): readonly number[] {
  const userData = MemberMetadata.decode(metadata)?.userData ?? Buffer.alloc(0);
  return Array.from({ length: Math.floor(userData.length / 4) }, (_, at) => userData.readInt32LE(at * 4));
}
