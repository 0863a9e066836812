const SIGNS = `["'“‘「(]`
const BEFORE = new RegExp(
  `(?:选项?|选[了择]|选的是|答案是|应该是|不是|而是)\\s*${SIGNS}?\\s*([a-h])(?![a-z])`,
  'i',
)
const BEHIND =
  /(?<![a-z])([a-h])["'”’」)]?\s*(?:选项|项|错|对(?!\s*[a-z])|不(?:对|行|选|能选|可以选|正确|是)|为什么|为啥|为何|哪|呢|怎么(?![求算取证解])|可以选)/i
/** What a letter is the name of in mathematics: 矩阵 A, 事件 B, 常数 c. */
const NAMED =
  /(?:矩阵|行列式|事件|常数|系数|参数|变量|向量|集合|函数|数|点|直线|平面|命题|角|边|元素)\s*[a-h](?![a-z])/gi

/** The option that a question names by its letter: B in 为什么不选 B, none in 矩阵 A 可逆. */
export const namedOption = (question: string): string | undefined => {
  const text = question.normalize('NFKC').replace(NAMED, '')
  const [, letter] = BEFORE.exec(text) ?? BEHIND.exec(text) ?? []
  return letter?.toUpperCase()
}
