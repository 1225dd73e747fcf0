// Recognition gives the same on a device as on the server, whose own functions are asked here.
import { isIP as nodeIsIP } from "node:net";
import { domainToASCII, domainToUnicode } from "node:url";
import fc from "fast-check";
import { expect, it } from "vitest";
import { hostToAscii, hostToUnicode, isIP } from "./host-text.ts";

it.each([
  ...["185.220.101.7", "256.1.1.1", "1.2.3", "01.2.3.4", "1.2.3.4.5", "0x7f.0.0.1", "2130706433", ""],
  ...["::1", "::ffff:185.220.101.7", "2001:db8::8a2e:370:7334", "2001:db8:::1", "1:2:3:4:5:6:7:8:9", "fe80::1%eth0"],
  ...["[::1]", "::1]/x[", "scam.example", "12:34"],
])("%j is the IP address that Node takes it for", (text) => {
  expect(isIP(text)).toBe(text.includes("%") ? 0 : nodeIsIP(text));
});

const HOSTS = [
  ...["scam.example", "SCAM.example.", "보이스피싱.kr", "xn--9d0bt71bqtcba.kr", "pаypal.com", "xn--pypal-4ve.com"],
  ...[
    "faß.de",
    "xn--fa-hia.de",
    "xn--a",
    "xn--",
    "xn--999999999.com",
    "xn--pypal-4VE.com",
    "ｅｘａｍｐｌｅ.com",
    "例え。jp",
  ],
  ...["xn--80ak6aa92e.com", "a..b.com", "-a.com", "xn--abc.com", "a b.com", "1", "☃.net", "xn--n3h.net"],
];

it.each(HOSTS)("%j is decoded and encoded as Node does", (host) => {
  expect(hostToAscii(host)).toBe(domainToASCII(host));
  expect(hostToUnicode(host)).toBe(domainToUnicode(host));
});

it("hosts in letters of many scripts are encoded and decoded as Node does", () => {
  const label = fc.array(
    fc.constantFrom(
      ..."abcxyz019-",
      ..."äöüß",
      ..."안전지갑사기",
      ..."авекорст",
      ..."中文交易所",
      ..."ひらカナー",
      ..."αβ",
    ),
    { minLength: 1, maxLength: 12 },
  );
  fc.assert(
    fc.property(label, (letters) => {
      const host = `${letters.join("")}.com`;
      const ascii = domainToASCII(host);
      expect(hostToAscii(host), host).toBe(ascii);
      if (ascii !== "") expect(hostToUnicode(ascii), ascii).toBe(domainToUnicode(ascii));
    }),
    { numRuns: 500 },
  );
});
