// JSON Web Keys that can be encrypted to (RFC 7517, RFC 7518).
import * as z from "zod";

const member = z.string().max(2_000);

const common = {
  kid: z.string().max(200).optional(),
  /** A key for signatures is refused. */
  use: z.literal("enc").optional(),
};

const ECDH = ["ECDH-ES+A256KW", "ECDH-ES+A192KW", "ECDH-ES+A128KW", "ECDH-ES"] as const;
const RSA = ["RSA-OAEP-256", "RSA-OAEP-384", "RSA-OAEP-512"] as const;

/** NIST SP 800-131A: shorter moduli are disallowed. Far longer ones cost more than they bring. */
const RSA_BITS = { min: 2_048, max: 8_192 };

const modulus = member.refine((n) => {
  const bits = Buffer.from(n, "base64url").length * 8;
  return bits >= RSA_BITS.min && bits <= RSA_BITS.max;
});

export const Jwk = z.discriminatedUnion("kty", [
  z.object({
    kty: z.literal("EC"),
    crv: z.enum(["P-256", "P-384", "P-521"]),
    x: member,
    y: member,
    alg: z.enum(ECDH).default("ECDH-ES+A256KW"),
    ...common,
  }),
  z.object({
    kty: z.literal("OKP"),
    crv: z.literal("X25519"),
    x: member,
    alg: z.enum(ECDH).default("ECDH-ES+A256KW"),
    ...common,
  }),
  z.object({
    kty: z.literal("RSA"),
    n: modulus,
    // 65537: with an exponent of 1 the wrapped key would be readable.
    e: z.literal("AQAB"),
    alg: z.enum(RSA).default("RSA-OAEP-256"),
    ...common,
  }),
]);
export type Jwk = z.output<typeof Jwk>;

/** Members that only private and symmetric keys have (RFC 7518, section 6). */
const PRIVATE_MEMBERS = ["d", "p", "q", "dp", "dq", "qi", "oth", "k"] as const;

export const isPrivateJwk = (value: object): boolean => PRIVATE_MEMBERS.some((name) => name in value);
