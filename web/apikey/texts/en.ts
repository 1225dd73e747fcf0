import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  apikey: {
    heading: "API keys",
    lead: "With a key, your own programs can look up addresses and sites.",
    back: "My page",
    loading: "Loading your keys",
    failed: "Your keys could not be loaded",
    list: "Your keys",
    make: "Make a key",
    full: "You can have {{most, number}} keys. Revoke one that you don't use to make another.",
    none: {
      title: "You have no key yet",
      text: "Once you have made one, you see here how much it is used, and can revoke it.",
    },
    create: {
      title: "Make a key",
      text: "Give it a name that tells where you use it.",
      name: "Name of the key",
      hint: "For example: production server",
      confirm: "Make the key",
    },
    shown: {
      title: "Copy your key now",
      text: "This is the only time the key is shown. Once you close this, nobody can show it again.",
      copy: "Copy the key",
      copied: "Copied",
      done: "I have copied it",
    },
    ends: "…{{hint}} · made on {{date}}",
    rate_one: "Up to {{count, number}} request a minute",
    rate_other: "Up to {{count, number}} requests a minute",
    used_one: "{{count, number}} request in the last {{days, number}} days",
    used_other: "{{count, number}} requests in the last {{days, number}} days",
    refused_one: "{{count, number}} of them over the limit",
    refused_other: "{{count, number}} of them over the limit",
    unused: "Not used yet",
    usage: { title: "Use by day", day: "Day (UTC)", requests: "Requests", over: "Over the limit" },
    scopes: {
      names: { read: "Look-ups, lists and exports", file: "File reports in my name" },
      hint: "Give the right to file only to programs that need it: whoever has the key can file reports in your name.",
      of: "For: {{scopes}}",
    },
    revoke: {
      action: "Revoke",
      of: "Revoke {{name}}",
      title: "Revoke this key?",
      text: "Programs that use “{{name}}” can't look anything up from now on. This can't be undone.",
      done: "The key is revoked",
    },
    how: {
      title: "How to use it",
      one: "Look up one address or site.",
      many: "Look up as many as 100 at once.",
      range:
        "Look up without telling what you look for: send only the first five characters of the SHA-256 of the normalized address, and find the other characters in the answer.",
      docs: "All requests described",
      bulk: "Look up many at once without a program",
      secret: "Treat a key like a password. Revoke it at once if it has been made public.",
    },
    admin: {
      make: "Make a key for an agency",
      makeText: "With it, the agency's own programs fetch its reports. It is shown once: hand it over at once.",
      agencyField: "Agency",
      heading: "API keys",
      lead: "All keys that are good now. Revoke one that is misused, with a reason.",
      count_one: "{{count, number}} key",
      count_other: "{{count, number}} keys",
      held: "Held by {{nick}}",
      agency: "Held by agency {{agencySeq}}",
      reason: "Reason",
      reasonHint: "The audit log keeps that you revoked it.",
      none: { title: "There are no keys", text: "Keys that members make appear here." },
    },
  },
  pages: {
    apiKeys: { title: "API keys", description: "Make and revoke keys for your own programs." },
    adminApiKeys: { title: "API keys" },
  },
  trail: {
    subjects: {
      apikey: "API keys",
    },
    acts: {
      ApiKeyIssued: "API key of an agency made",
      ApiKeyRevoked: "API key revoked",
    },
  },
  errors: {
    TOO_MANY_KEYS: "There can't be more keys. Please revoke one that is not used first.",
  },
} satisfies InflectedTexts<typeof master>;
