import { expect, it } from "vitest";
import { isPrivateHost } from "./private-hosts.ts";

it.each([
  "127.0.0.1",
  "10.1.2.3",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.0.1",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "224.0.0.1",
  "255.255.255.255",
  "::1",
  "::",
  "fe80::1",
  "fd00::1",
  "ff02::1",
  "::ffff:8.8.8.8",
  "2001:db8::1",
  "2002:7f00:1::",
])("%s is no public place", (host) => {
  expect(isPrivateHost(host)).toBe(true);
});

it.each(["8.8.8.8", "172.32.0.1", "192.169.0.1", "2001:4860:4860::8888", "2002:808:808::", "evil.com"])(
  "%s is public, or no IP address",
  (host) => {
    expect(isPrivateHost(host)).toBe(false);
  },
);
