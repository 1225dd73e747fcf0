// The answer to a pasted text: what was found in it besides reported targets.
export const lookup = {
  found_other: "{{count, number}}개를 찾았습니다.",
  reported_other: "그중 {{count, number}}개가 신고되었습니다.",
  omitted_other: "그 밖에 {{count, number}}개는 확인하지 않았습니다. 나누어서 붙여 넣어 주세요.",
  onlyOthers: "신고 이력을 확인할 수 있는 주소나 사이트를 찾지 못했습니다. 아래 설명을 확인해 주세요.",
  imitates: "{{site}}처럼 보이지만 다른 사이트입니다.",
  disputed_other: "신고 {{count, number}}건에 이의가 제기되어 검토하고 있습니다.",
  cleared: "이 대상에 관한 신고가 {{at}}에 이의 제기를 거쳐 삭제된 적이 있습니다.",
  title: {
    TRANSACTION_HASH: "거래 해시입니다",
    NAME: "계정 이름입니다",
    HANDLE: "어느 서비스의 계정인가요?",
    NEARLY: "주소가 정확하지 않습니다",
  },
  advice: {
    TRANSACTION_HASH: "거래 해시는 주소가 아닙니다. 그 거래에서 코인을 받은 주소를 붙여 넣어 주세요.",
    NAME: "여기에서는 이름이 가리키는 주소를 알 수 없습니다. 지갑에 표시되는 주소를 붙여 넣어 주세요.",
    HANDLE: "같은 이름이라도 서비스마다 다른 사람일 수 있습니다. 이 계정을 본 서비스를 골라 주세요.",
    NEARLY: "그래서 신고 이력을 확인하지 못했습니다. 처음 본 곳에서 다시 복사해 붙여 넣어 주세요.",
  },
  reason: {
    LENGTH: "{{expected}}자여야 하는데 {{length}}자입니다.",
    CHECKSUM: "검사 문자가 맞지 않습니다. 틀린 글자가 있습니다.",
    CHARACTERS: "이런 주소에는 쓰이지 않는 글자가 있습니다.",
    LOOKS: "{{meant}}처럼 보이지만 다른 문자가 섞여 있습니다.",
    FORM: "알려진 주소 형식이 아닙니다.",
    SHORTENED: "가운데가 생략된 주소입니다.",
    PART: "어디부터 어디까지가 주소인지 확실하지 않습니다.",
  },
} as const;
