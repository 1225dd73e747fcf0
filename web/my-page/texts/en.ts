import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  myData: {
    heading: "Logins and my data",
    lead: "See where you are logged in, get all your data as one file, and learn what each deletion destroys.",
    logins: {
      heading: "Where you are logged in",
      failed: "Your logins could not be loaded",
      isThis: "This device",
      seen: "Last used {{seen}}, logged in {{begun}}",
      end: "Log out",
      endOf: "Log out of {{name}}",
      endOthers: "Log out everywhere else",
      none: "You are logged in nowhere else.",
      unknown: "Unknown device",
      sure: "Log out?",
      sureOne: "“{{name}}” is logged out at once.",
      sureAll: "All devices but this one are logged out at once.",
      ended: "Logged out.",
      browsers: {
        CHROME: "Chrome",
        SAFARI: "Safari",
        FIREFOX: "Firefox",
        EDGE: "Edge",
        SAMSUNG: "Samsung Internet",
        WHALE: "Naver Whale",
        OPERA: "Opera",
        OTHER: "Another browser",
      },
      systems: {
        ANDROID: "Android",
        IOS: "iPhone · iPad",
        WINDOWS: "Windows",
        MACOS: "Mac",
        LINUX: "Linux",
        CHROMEOS: "Chromebook",
        OTHER: "another device",
      },
    },
    download: {
      heading: "Download my data",
      text: "Your information and agreements, reports with their attachments, the saved draft, inquiries, deletion requests, analysis requests, watches, API keys and webhooks, in one ZIP file.",
      safe: "The file is made on this device: no copy stays on the server, and no address leads to it that others could open. Comments on what others wrote are not in it.",
      start: "Download my data",
      progress_one: "{{count, number}} file collected",
      progress_other: "{{count, number}} files collected",
      done_one: "A ZIP file with {{count, number}} file was saved.",
      done_other: "A ZIP file with {{count, number}} files was saved.",
    },
    deletions: {
      heading: "What each deletion destroys",
      rows: {
        report: {
          name: "A report",
          text: "The key to its content, attachments and extra information is destroyed: nobody can read them again. Copies that agencies have received stay with them.",
        },
        draft: {
          name: "A saved draft",
          text: "What is saved on the server is deleted, and so are the attachments kept on this device.",
        },
        comment: { name: "A comment", text: "Its text is deleted; replies to it stay." },
        inquiry: {
          name: "An inquiry",
          text: "Its text and attachments are deleted. One that was answered can't be deleted.",
        },
        watch: {
          name: "A watch",
          text: "What you watch and how you are told are deleted, and you are told nothing more.",
        },
        key: { name: "An API key or a webhook", text: "It stops working at once; its name and address are deleted." },
        account: {
          name: "The account",
          text: "The key to your email address, username and devices is destroyed. Public reports stay, without your username.",
        },
      },
    },
  },
  pages: { myData: { title: "Logins and my data", description: "Manage your logins and your data." } },
} satisfies InflectedTexts<typeof master>;
