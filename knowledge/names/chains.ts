// Names and tickers of coins and chains as people write them, in five languages. A row holds the spellings of one thing, with
// `|` between them.
import type { Chain } from "@sb/contracts/codes.ts";

/** Chains that reports are filtered by. */
export const CHAIN_ROWS: Readonly<Record<Exclude<Chain, "OTHER">, readonly string[]>> = {
  BTC: [`BTC | XBT | Bitcoin | 비트코인 | 비코 | 比特币 | 比特幣 | ビットコイン`],
  BCH: [`BCH | Bitcoin Cash | 비트코인 캐시 | 비캐 | 比特币现金 | 比特幣現金 | ビットコインキャッシュ`],
  ETH: [`ETH | Ethereum | Ether | 이더리움 | 이더 | 以太坊 | 以太币 | 以太幣 | イーサリアム | イーサ`, `ERC20`],
  ETC: [`ETC | Ethereum Classic | 이더리움 클래식 | 이클 | 以太经典 | 以太經典 | イーサリアムクラシック`],
  BNB: [
    `BNB | Binance Coin | 바이낸스 코인 | 币安币 | 幣安幣 | バイナンスコイン`,
    `BSC | BNB Chain | BNB Smart Chain | Binance Smart Chain | 바이낸스 스마트 체인 | 币安智能链 | 幣安智能鏈 | バイナンススマートチェーン`,
    `BEP20`,
  ],
  AVAX: [`AVAX | Avalanche | 아발란체 | 雪崩链 | 雪崩鏈 | アバランチ`],
  ADA: [`ADA | Cardano | 카르다노 | 에이다 | 艾达币 | 艾達幣 | カルダノ | エイダ`],
  DOGE: [`DOGE | Dogecoin | 도지 | 도지코인 | 狗狗币 | 狗狗幣 | ドージコイン | ドージ`],
  LTC: [`LTC | Litecoin | 라이트코인 | 莱特币 | 萊特幣 | ライトコイン`],
  XMR: [`XMR | Monero | 모네로 | 门罗币 | 門羅幣 | モネロ`],
  MATIC: [`MATIC | POL | Polygon | 폴리곤 | 매틱 | 马蹄币 | 馬蹄幣 | ポリゴン | マティック`],
  XRP: [`XRP | Ripple | XRP Ledger | XRPL | 리플 | 瑞波币 | 瑞波幣 | リップル`],
  SHIB: [`SHIB | Shiba Inu | 시바이누 | 시바 코인 | 柴犬币 | 柴犬幣 | シバイヌ | 柴犬コイン`],
  SOL: [`SOL | Solana | 솔라나 | 索拉纳 | 索拉納 | ソラナ`],
  TRX: [`TRX | TRON | 트론 | 波场 | 波場 | 波场币 | 波場幣 | トロン`, `TRC20`],
  USDT: [`USDT | Tether | 테더 | 泰达币 | 泰達幣 | テザー`],
  USDC: [`USDC | USD Coin | 유에스디코인 | USDコイン`],
  TON: [`TON | Toncoin | The Open Network | 톤코인 | 톤체인 | トンコイン`],
};

/** Coins and tokens that reports are not filtered by: they are found as words, in each of their spellings. */
export const TICKER_ROWS: readonly string[] = [
  `LINK | Chainlink | 체인링크 | チェーンリンク`,
  `UNI | Uniswap | 유니스왑 | ユニスワップ`,
  `DOT | Polkadot | 폴카닷 | 波卡 | ポルカドット`,
  `ATOM | Cosmos | 코스모스 | コスモス`,
  `APT | Aptos | 앱토스 | アプトス`,
  `NEAR | NEAR Protocol | 니어프로토콜 | ニアプロトコル`,
  `ARB | Arbitrum | 아비트럼 | アービトラム`,
  `OP | Optimism | 옵티미즘 | オプティミズム`,
  `XLM | Stellar | Stellar Lumens | 스텔라루멘 | 恒星币 | 恆星幣 | ステラルーメン`,
  `EOS | 이오스 | 柚子币 | 柚子幣 | イオス`,
  `PEPE | Pepe Coin | 페페코인 | ペペコイン`,
  `WLD | Worldcoin | 월드코인 | 世界币 | ワールドコイン`,
  `KAIA | KLAY | Klaytn | 카이아 | 클레이튼 | クレイトン`,
  `LUNA | LUNC | Terra Luna | 루나코인 | 테라루나 | ルナコイン`,
  `ZEC | Zcash | 지캐시 | 大零币 | ジーキャッシュ`,
  `FIL | Filecoin | 파일코인 | ファイルコイン`,
  `Pi Network | Pi Coin | 파이코인 | 파이 네트워크 | Pi币 | Pi幣 | パイコイン`,
];
