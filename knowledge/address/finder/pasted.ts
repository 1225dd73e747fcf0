// For tests: what people paste, and what is found in it. `site:`, `mail:` and `name:` say what kind it is, `hash` a
// transaction, `nearly` the chain and the reason; an address stands for itself, in the one spelling it is counted under.

export const ETH = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";
export const ETH_KEY = ETH.toLowerCase();
const USDT_CONTRACT = "0xdAC17F958D2ee523a2206206994597C13D831ec7";
export const BTC = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4";
const LEGACY = "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2";
const SCRIPT = "3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy";
const TAPROOT = "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0";
const BCH = "qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a";
const TRX = "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t";
const SOL = "So11111111111111111111111111111111111111112";
const XRP = "rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh";
const DOGE = "DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L";
const ADA = "addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgse35a3x";
const XMR = "44AFFq5kSiGBoZ4NMDwYtN18obc8AemS33DBLWs3H7otXft3XjrpDtQGv7SqSsaBYBb98uNbr2VBBEt7f2wfn3RVGQBEP3A";
const TON = "EQBvW8Z5huBkMJYdnfAEM5JqTNkuWX3diqYENkWsIL0XggGG";
const TON_KEY = "UQBvW8Z5huBkMJYdnfAEM5JqTNkuWX3diqYENkWsIL0XglxD";
const TON_SIGNS = "UQCRv-OUaXM6kkfVj6PFUBgwA3JVX9I18Rgp-ziMIuRMtm_1";
const DOT = "15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5";
const HASH = "4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b";
const SIGNATURE = "5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQpjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW";

type Pasted = readonly [pasted: string, ...found: string[]];

const CHAINS: readonly Pasted[] = [
  [ETH, ETH_KEY],
  [ETH.toLowerCase(), ETH_KEY],
  [`0X${ETH.slice(2).toUpperCase()}`, ETH_KEY],
  [BTC, BTC],
  [BTC.toUpperCase(), BTC],
  [TAPROOT, TAPROOT],
  [LEGACY, LEGACY],
  [SCRIPT, SCRIPT],
  [BCH, BCH],
  [`bitcoincash:${BCH}`, BCH],
  [TRX, TRX],
  [SOL, SOL],
  [XRP, XRP],
  [DOGE, DOGE],
  [ADA, ADA],
  [XMR, XMR],
  [TON, TON_KEY],
  [TON_KEY, TON_KEY],
  ["0:6f5bc67986e06430961d9df00433926a4cd92e597ddd8aa6043645ac20bd1782", TON_KEY],
  [DOT, DOT],
  ["evil.com", "site:evil.com"],
  ["http://10.11.12.13/x", "site:10.11.12.13"],
  ["185.10.20.30", "site:185.10.20.30"],
  ["https://[2001:db8::1]/", "site:2001:db8::1"],
];

const EXPLORERS: readonly Pasted[] = [
  [`https://etherscan.io/address/${ETH}`, ETH_KEY],
  [`https://www.etherscan.io/address/${ETH}#tokentxns`, ETH_KEY],
  [`etherscan.io/address/${ETH}`, ETH_KEY],
  [`https://sepolia.etherscan.io/address/${ETH}`, ETH_KEY],
  [`https://etherscan.io/token/${USDT_CONTRACT}?a=${ETH}`, USDT_CONTRACT.toLowerCase(), ETH_KEY],
  [`https://etherscan.io/tx/0x${HASH}`, "hash"],
  [`https://bscscan.com/address/${ETH}`, ETH_KEY],
  [`https://polygonscan.com/address/${ETH}`, ETH_KEY],
  [`https://arbiscan.io/address/${ETH}`, ETH_KEY],
  [`https://optimistic.etherscan.io/address/${ETH}`, ETH_KEY],
  [`https://basescan.org/address/${ETH}`, ETH_KEY],
  [`https://snowtrace.io/address/${ETH}`, ETH_KEY],
  [`https://etc.blockscout.com/address/${ETH}?tab=txs`, ETH_KEY],
  [`https://ethplorer.io/address/${ETH.toLowerCase()}`, ETH_KEY],
  [`https://blockchair.com/ethereum/address/${ETH}`, ETH_KEY],
  [`https://blockchair.com/bitcoin/address/${LEGACY}?from=x`, LEGACY],
  [`https://www.blockchain.com/explorer/addresses/btc/${BTC}`, BTC],
  [`https://mempool.space/address/${BTC}`, BTC],
  [`https://mempool.space/ko/tx/${HASH}`, "hash"],
  [`https://blockstream.info/address/${SCRIPT}`, SCRIPT],
  [`https://btc.com/btc/address/${LEGACY}`, LEGACY],
  [`https://live.blockcypher.com/btc/address/${LEGACY}/`, LEGACY],
  [`https://www.walletexplorer.com/address/${LEGACY}`, LEGACY],
  [`https://bitinfocharts.com/bitcoin/address/${LEGACY}`, LEGACY],
  [`https://litecoinspace.org/address/${SCRIPT}`, SCRIPT],
  [`https://dogechain.info/address/${DOGE}`, DOGE],
  [`https://blockchair.com/bitcoin-cash/address/${BCH}`, BCH],
  [`https://tronscan.org/#/address/${TRX}`, TRX],
  [`https://tronscan.org/#/transaction/${HASH}`, "hash"],
  [`https://solscan.io/account/${SOL}`, SOL],
  [`https://solscan.io/tx/${SIGNATURE}`, "hash"],
  [`https://explorer.solana.com/address/${SOL}?cluster=mainnet`, SOL],
  [`https://xrpscan.com/account/${XRP}`, XRP],
  [`https://bithomp.com/explorer/${XRP}`, XRP],
  [`https://cardanoscan.io/address/${ADA}`, ADA],
  [`https://xmrchain.net/search?value=${XMR}`, XMR],
  [`https://tonscan.org/address/${TON}`, TON_KEY],
  [`https://tonviewer.com/${TON_KEY}`, TON_KEY],
  [`https://polkadot.subscan.io/account/${DOT}`, DOT],
  [`https://www.oklink.com/tron/address/${TRX}`, TRX],
  [`https://debank.com/profile/${ETH}`, ETH_KEY],
  ["https://etherscan.io/", "site:etherscan.io"],
  [`https://etherscan.io/address/${ETH.slice(0, -1)}`, "nearly ETH LENGTH 39/40"],
  [`https://etherscan.io.evil.com/address/${ETH}`, "site:etherscan.io.evil.com", ETH_KEY],
  [`https://evil.com/pay?to=${ETH}`, "site:evil.com", ETH_KEY],
  // The explorer is not known as one; its link says that an account follows.
  [`https://scan.newchain.org/account/${SOL}`, "site:scan.newchain.org", SOL],
  [`https://kaiascan.io/address/${ETH}`, ETH_KEY],
  [`https://tensor.trade/portfolio?wallet=${SOL}`, SOL],
  [
    `0xa9059cbb000000000000000000000000${ETH_KEY.slice(2)}00000000000000000000000000000000000000000000000000000000000f4240`,
    ETH_KEY,
  ],
  ["https://www.google.com/url?q=https%3A%2F%2Fevil.com%2Flogin&sa=D", "site:evil.com"],
  ["https://newscanner.net/domain/evil.com", "site:newscanner.net", "site:evil.com"],
  ["https://newscanner.net/?hostname=evil.com", "site:newscanner.net", "site:evil.com"],
  ["https://shop.net/lookup/index.html?utm_source=evil.com", "site:shop.net"],
];

const PAYMENT_LINKS: readonly Pasted[] = [
  [`bitcoin:${BTC}`, BTC],
  [`bitcoin:${LEGACY}?amount=20.3&label=Luke-Jr`, LEGACY],
  [`BITCOIN:${BTC.toUpperCase()}?AMOUNT=0.1`, BTC],
  [`bitcoin:${LEGACY}?message=Donation%20for%20project`, LEGACY],
  [`bitcoin://${LEGACY}`, LEGACY],
  [`ethereum:${ETH}`, ETH_KEY],
  [`ethereum:pay-${ETH}@1?value=2.014e18`, ETH_KEY],
  [`ethereum:${USDT_CONTRACT}@1/transfer?address=${ETH}&uint256=1e6`, USDT_CONTRACT.toLowerCase(), ETH_KEY],
  [`litecoin:${SCRIPT}?amount=1`, SCRIPT],
  [`dogecoin:${DOGE}?amount=100`, DOGE],
  [`monero:${XMR}?tx_amount=1`, XMR],
  [`solana:${SOL}?amount=1&label=Shop`, SOL],
  [`tron:${TRX}?amount=1`, TRX],
  [`ripple:${XRP}?dt=12345`, XRP],
  [`ton://transfer/${TON}?amount=1000`, TON_KEY],
  [`web+cardano:${ADA}?amount=3`, ADA],
];

const SENTENCES: readonly Pasted[] = [
  [`이 지갑으로 보냈어요 ${ETH} 도와주세요`, ETH_KEY],
  [`지갑주소는${TRX}입니다`, TRX],
  [`${BTC}로 0.1 BTC를 보냈습니다.`, BTC],
  ["사이트는evil.com이에요", "site:evil.com"],
  ["evil.co.kr에서 출금이 안 됩니다", "site:evil.co.kr"],
  ["https://t.me/scamroom에 초대받았어요", "site:t.me/scamroom"],
  ["결과를 확인해 주세요. 감사합니다."],
  ["투자 사기 당했어요 도와주세요"],
  ["거래소라며 http://fake-upbit.com/login 으로 접속하라고 했습니다", "site:fake-upbit.com"],
  ["한국사기.com 이라는 곳", "site:xn--3e0bmo217bhqt.com"],
  [`I sent 2 ETH to ${ETH}.`, ETH_KEY],
  [`Is (${LEGACY}) safe?`, LEGACY],
  [`"${XRP}", he said, "tag 123"`, XRP],
  ["The site is www.evil.com, please check!", "site:evil.com"],
  ["They run evil.com/invest and evil.net.", "site:evil.com", "site:evil.net"],
  ["Don't trust support@evil.com", "mail:evil.com"],
  ["I lost everything in 2024, about 10.5 BTC."],
  ["See [the shop](https://evil.com/shop).", "site:evil.com"],
  [`<a href="https://evil.com">binance.com</a>`, "site:evil.com", "site:binance.com"],
  [`Alice: where? Bob: ${SOL}\nAlice: ok`, SOL],
  [`请把币转到${TRX}，谢谢`, TRX],
  // A host may begin with Chinese letters: both readings are judged.
  [`他的网站是evil.com。`, "site:xn--evil-435fs05jg5xrihfok.com", "site:evil.com"],
  [`地址：${BTC}（比特币）`, BTC],
  ["网址https://evil.com/登录", "site:evil.com"],
  ["我被骗了，损失十万元"],
  [`这个${ETH}安全吗？`, ETH_KEY],
  ["客服微信：evil123456"],
  ["域名：例子.中国", "site:xn--fsqu00a.xn--fiqs8s"],
  [`このアドレス${ETH}に送金しました`, ETH_KEY],
  [`サイトはevil.jpです。`, "site:evil.jp"],
  [`「${LEGACY}」は安全ですか？`, LEGACY],
  ["https://evil.co.jp/にアクセスしました", "site:evil.co.jp"],
  ["詐欺に遭いました。助けてください。"],
  [`アドレスは${DOGE}、金額は100です`, DOGE],
  [`Ich habe an ${BTC} gezahlt, ist das Betrug?`, BTC],
  ["Die Seite heißt müller-krypto.de.", "site:xn--mller-krypto-dlb.de"],
  [`Adresse: ${ETH}; Betrag: 3,5 ETH`, ETH_KEY],
  ["Bitte prüfen: https://evil.de/anmelden?id=3!", "site:evil.de"],
  ["Ich wurde betrogen und brauche Hilfe."],
  ["Angeblich von kundendienst@evil.de", "mail:evil.de"],
];

const SEVERAL: readonly Pasted[] = [
  [`${ETH}\n${BTC}\nevil.com`, ETH_KEY, BTC, "site:evil.com"],
  [`${ETH},${TRX};${XRP}`, ETH_KEY, TRX, XRP],
  [`${ETH}${USDT_CONTRACT}`, ETH_KEY, USDT_CONTRACT.toLowerCase()],
  [`${ETH} and again ${ETH.toLowerCase()}`, ETH_KEY],
  [`send ${BTC} tx ${HASH}`, BTC, "hash"],
  [`evil.com evil.net evil.org`, "site:evil.com", "site:evil.net", "site:evil.org"],
  [`https://evil.com/?r=${LEGACY} vitalik.eth`, "site:evil.com", LEGACY, "name:vitalik.eth"],
  [`1) ${DOGE}\n2) ${ADA}`, DOGE, ADA],
];

const DEFANGED: readonly Pasted[] = [
  ["hxxps://evil[.]com/a", "site:evil.com"],
  ["hxxp://evil(.)com", "site:evil.com"],
  ["h**p://evil.com", "site:evil.com"],
  ["https[:]//evil.com", "site:evil.com"],
  ["hxxps[://]evil[.]com", "site:evil.com"],
  ["evil[.]com", "site:evil.com"],
  ["evil [.] com", "site:evil.com"],
  ["evil[dot]com", "site:evil.com"],
  ["evil【点】com", "site:evil.com"],
  ["evil\\[.\\]com", "site:evil.com"],
  ["star-coinbit、com", "site:star-coinbit.com"],
  ["evil.c0m", "site:evil.com"],
  ["evil.c\nom", "site:evil.com"],
  ["t dot me/coinroom_vip", "site:t.me/coinroom_vip"],
  ["evil (dot) com", "site:evil.com"],
  ["evil{.}com", "site:evil.com"],
  ["evil .com", "site:evil.com"],
  ["evil。com", "site:evil.com"],
  ["코인대박.컴에서", "site:xn--vk1b75o2pj60h.com"],
  ["코인대박.닷컴", "site:xn--vk1b75o2pj60h.xn--mk1bu44c"],
  ["그래.컴퓨터를 켰어요"],
  ["star-coinbit·com", "site:star-coinbit.com"],
  ["ｅｖｉｌ．ｃｏｍ", "site:evil.com"],
  ["ev\u200bil.c\u00adom", "site:evil.com"],
  ["sub[.]evil[.]co[.]kr/x", "site:sub.evil.co.kr"],
  ["http://binance.com@evil.com/", "site:evil.com"],
  ["https:\\\\evil.com\\x", "site:evil.com"],
];

const BROKEN: readonly Pasted[] = [
  ["bc1q w508 d6qe jxtd g4y5 r3za rvar y0c5 xw7k v8f3 t4", BTC],
  [`${BTC.slice(0, 20)}\n${BTC.slice(20)}`, BTC],
  [`${ETH.slice(0, 22)} ${ETH.slice(22)}`, ETH_KEY],
  [`pay to ${LEGACY.slice(0, 17)}\n  ${LEGACY.slice(17)} now`, LEGACY],
  [`${ETH.slice(0, 12)}\u200b${ETH.slice(12)}`, ETH_KEY],
  [`${TRX.slice(0, 10)}\u00ad${TRX.slice(10)}`, TRX],
  [`${TRX.slice(0, 10)}<!---->${TRX.slice(10)}`, TRX],
  [`<td class="a">${TRX.slice(0, 10)}</span><a href="#">${TRX.slice(10)}</a></td>`, TRX],
  [`\u001b[33m${TRX.slice(0, 10)}\u001b[0m${TRX.slice(10)}`, TRX],
  [`${BTC.slice(0, 20)}\u2011\n${BTC.slice(20)}`, BTC],
  [`${BTC.slice(0, 20)} > ${BTC.slice(20)}`, BTC],
  ["0:6f5bc67986e06430961d9df00433926a\n> 4cd92e597ddd8aa6043645ac20bd1782", TON_KEY],
  [Array.from(ETH, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)).join(""), ETH_KEY],
];

const TYPOS: readonly Pasted[] = [
  [ETH.slice(0, -1), "nearly ETH LENGTH 39/40"],
  [`${ETH}a`, "nearly ETH LENGTH 41/40"],
  [ETH.slice(0, -3), "nearly ETH LENGTH 37/40"],
  [`${ETH.slice(0, -2)}ED`, "nearly ETH CHECKSUM"],
  [`${ETH.slice(0, -1)}g`, "nearly ETH CHARACTERS"],
  [ETH.replace("0x5a", "0xOa"), "nearly ETH CHARACTERS"],
  [BTC.slice(0, -1), "nearly BTC LENGTH 41/42"],
  [`${BTC}q`, "nearly BTC LENGTH 43/42"],
  [BTC.replace("w508", "w509"), "nearly BTC CHECKSUM"],
  [BTC.replace("w508", "wb08"), "nearly BTC CHARACTERS"],
  [TAPROOT.slice(0, -2), "nearly BTC LENGTH 60/62"],
  [LEGACY.replace("VN2", "VN3"), "nearly BTC CHECKSUM"],
  [LEGACY.replace("Au4", "A04"), "nearly BTC CHARACTERS"],
  [SCRIPT.replace("WNLy", "WNLx"), "nearly BTC CHECKSUM"],
  [`${LEGACY}ab`, "nearly BTC LENGTH 36/34"],
  [TRX.slice(0, -1), "nearly TRX LENGTH 33/34"],
  [TRX.replace("j6t", "j6u"), "nearly TRX CHECKSUM"],
  [`${DOGE.slice(0, -1)}M`, "nearly DOGE CHECKSUM"],
  [XRP.replace("yTh", "yTi"), "nearly XRP CHECKSUM"],
  [`4${"z".repeat(94)}`, "nearly XMR CHECKSUM"],
  [XMR.slice(0, -2), "nearly XMR LENGTH 93/95"],
  [ADA.replace("a3x", "a3y"), "nearly ADA CHECKSUM"],
  [TON.replace("gGG", "gGH"), "nearly TON CHECKSUM"],
  [TON_SIGNS.replace("A3J", "3J"), "nearly TON LENGTH 47/48"],
  [BCH.replace("dx6a", "dx6q"), "nearly BCH CHECKSUM"],
  [`I sent it to ${ETH.slice(0, -1)} yesterday`, "nearly ETH LENGTH 39/40"],
  [DOT.replace("Sp5", "Sp6"), "nearly FORM"],
];

const HOMOGLYPHS: readonly Pasted[] = [
  [ETH.replace("a", "а"), ETH_KEY, "nearly CHARACTERS"],
  [BTC.replace("c", "с"), BTC, "nearly CHARACTERS"],
  [LEGACY.replace("B", "В"), LEGACY, "nearly CHARACTERS"],
  ["pаypal.com", "site:xn--pypal-4ve.com", "nearly CHARACTERS"],
  ["https://www.bіnance.com/login", "site:xn--bnance-pvf.com", "nearly CHARACTERS"],
  ["соіnbase.com", "site:xn--nbase-iyeu3o.com", "nearly CHARACTERS"],
  ["xn--pypal-4ve.com", "site:xn--pypal-4ve.com", "nearly CHARACTERS"],
  ["пример.рф", "site:xn--e1afmkfd.xn--p1ai"],
];

const GLUED: readonly Pasted[] = [
  [`${ETH}Copy`, ETH_KEY],
  [`wallet_${ETH_KEY}memo123`, ETH_KEY],
  [`TRC20${TRX}복사`, TRX],
  [`${TRX}Fee`, TRX],
  [`${BTC}${ETH}`, BTC, ETH_KEY],
  [`${TRX}${XRP}`, TRX, XRP],
  [`Address${SOL}`, SOL],
  [`${TON_SIGNS}Copy`, TON_SIGNS],
  [`${XRP}${TON_SIGNS}${TON}`, XRP, TON_SIGNS, TON_KEY],
  ["evil.comCopy", "site:evil.com"],
  ["1.evil.com입니다", "site:evil.com"],
  ["evil.com.It was", "site:evil.com"],
];

const SHORTENED: readonly Pasted[] = [
  ["0x5aAe…eAed", "nearly SHORTENED"],
  ["(0x5aAe...eAed)", "nearly SHORTENED"],
  ["bc1qw5****f3t4로 보냈어요", "nearly SHORTENED"],
  ["TR7NHq…Lj6t", "nearly SHORTENED"],
  ["TR7NHqXXXXLj6t", "nearly SHORTENED"],
  ["TR7NHqㆍㆍㆍLj6t", "nearly SHORTENED"],
  ["UQCRv-…Mtm_1", "nearly SHORTENED"],
  ["1L1S7...A2PK", "nearly SHORTENED"],
  ["qq3hev…7pjem", "nearly SHORTENED"],
  ["bitcoincash:qq3he...pjem", "nearly SHORTENED"],
  [`${ETH}...`, ETH_KEY],
  ["So...what? 3...5, kim***, 010-****-1234"],
];

const UNCERTAIN: readonly Pasted[] = [
  ["fastcoin-\npro.com", "nearly PART"],
  ["https://fastcoin\n-pro.com/", "nearly PART"],
  ["fastcoin—pro.com", "nearly PART"],
  ["https://fastcoin%2Dpro.com/", "site:fastcoin-pro.com"],
  ["https%253A%252F%252Fevil.com", "site:evil.com"],
  ["%2fevil.com", "site:evil.com"],
];

const HASHES_AND_NAMES: readonly Pasted[] = [
  [HASH, "hash"],
  [`0x${HASH}`, "hash"],
  [HASH.toUpperCase(), "hash"],
  [SIGNATURE, "hash"],
  [`거래 해시 ${HASH} 입니다`, "hash"],
  [`txid: ${HASH}.`, "hash"],
  ["vitalik.eth", "name:vitalik.eth"],
  ["send it to scam-wallet.eth please", "name:scam-wallet.eth"],
  ["pay.scam.eth", "name:pay.scam.eth"],
  ["bonfida.sol", "name:bonfida.sol"],
  ["사기꾼.eth로 보냈어요", "name:사기꾼.eth"],
  ["someone.crypto", "name:someone.crypto"],
];

const GARBAGE: readonly Pasted[] = [
  [""],
  ["   \n\t "],
  ["hello"],
  ["0x"],
  ["0x5aAeb6"],
  ["1234567890"],
  ["a".repeat(2_000)],
  ["1".repeat(300)],
  [".".repeat(500)],
  ["/".repeat(500)],
  ["https://"],
  ["http://localhost:3000"],
  ["evil.notasuffix"],
  ["2024.01.02 10:20, 3.5 %"],
  ["010-1234-5678"],
  ["😀😀😀"],
  ["\u0000\u202e\u2066"],
  ["%E0%A4%A"],
  ["\ud800\udfff".repeat(50)],
  ["the quick brown fox jumps over the lazy dog 42"],
  ["javascript:alert(1)"],
  ["lorem ipsum dolor sit amet consectetur adipiscing elit sed do"],
];

export const PASTED: readonly Pasted[] = [
  ...CHAINS,
  ...EXPLORERS,
  ...PAYMENT_LINKS,
  ...SENTENCES,
  ...SEVERAL,
  ...DEFANGED,
  ...BROKEN,
  ...TYPOS,
  ...HOMOGLYPHS,
  ...GLUED,
  ...SHORTENED,
  ...UNCERTAIN,
  ...HASHES_AND_NAMES,
  ...GARBAGE,
];
