import type { Block, Inline } from '@/contracts/assistant/blocks'
import { plainText } from '@/contracts/assistant/plainText'
import { BlockFeed } from '../answers/BlockFeed'
import { markdownBlocks } from './markdownBlocks'

const LOOKS = { strong: ['⟦', '⟧'], em: ['⟨', '⟩'], code: ['‹', '›'], del: ['~~', '~~'] } as const

const ofPiece = ({ text, look, link, source, formula }: Inline): string => {
  if (source) return `[${source}]`
  if (formula) return `{${text}}`
  const [before, after] = look ? LOOKS[look] : ['', '']
  return `${before}${text}${after}${link ? `→${link.route}` : ''}`
}
const ofLine = (line: readonly Inline[]): string => line.map(ofPiece).join('')

/** A tree in one text: p h q for lines, ul ol3 t c for what has parts. */
const shown = (block: Block): string => {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
    case 'quote':
      return `${block.kind[0] ?? ''}:${ofLine(block.line)}`
    case 'list':
      return `${block.ordered ? `ol${block.start ?? 1}` : 'ul'}:${block.items.map(ofLine).join('¦')}`
    case 'table':
      return `t:${[block.head, ...block.rows].map((row) => row.map(ofLine).join('|')).join('¦')}`
    case 'code':
      return `c:${block.text}`
    case 'rule':
      return 'r'
  }
}

/** Texts that models write in Chinese answers, each with the tree that is meant. */
const CORPUS: readonly (readonly [markdown: string, ...tree: string[]])[] = [
  // Tildes: one is a span of numbers, two strike.
  ['学费 100~200 元，5~6 月报名', 'p:学费 100~200 元，5~6 月报名'],
  ['8~10 分~12 分', 'p:8~10 分~12 分'],
  ['原价 ~~100 元~~ 现价 80 元', 'p:原价 ~~100 元~~ 现价 80 元'],
  ['9:00~11:30，14:00~17:00', 'p:9:00~11:30，14:00~17:00'],
  ['~5~ 月', 'p:~5~ 月'],
  // Emphasis beside full-width signs.
  ['**政治（必考）**是', 'p:⟦政治（必考）⟧是'],
  ['**注意：**不要', 'p:⟦注意：⟧不要'],
  ['先看**（一）定义**再做题', 'p:先看⟦（一）定义⟧再做题'],
  ['他说**“要看真题”**就走了', 'p:他说⟦“要看真题”⟧就走了'],
  ['**《资本论》**和**《宣言》**', 'p:⟦《资本论》⟧和⟦《宣言》⟧'],
  ['**数学(必考)**是', 'p:⟦数学(必考)⟧是'],
  ['见**“大纲”**，**必看！**好', 'p:见⟦“大纲”⟧，⟦必看！⟧好'],
  ['*注意：*不要', 'p:⟨注意：⟩不要'],
  ['***重点：***背', 'p:⟦重点：⟧背'],
  ['**英语**和**政治**', 'p:⟦英语⟧和⟦政治⟧'],
  ['**80%**的人', 'p:⟦80%⟧的人'],
  ['**A/B**两类', 'p:⟦A/B⟧两类'],
  ['- **时间：**3 小时\n- **分值：**150 分', 'ul:⟦时间：⟧3 小时¦⟦分值：⟧150 分'],
  ['**见 [国家线](/score)**。', 'p:⟦见 ⟧⟦国家线⟧。'],
  ['**当 $a*b$ 时**成立', 'p:⟦当 ⟧{a*b}⟦ 时⟧成立'],
  ['**`abs()`**函数', 'p:‹abs()›函数'],
  ['一个 * 星号', 'p:一个 * 星号'],
  ['A*，B*', 'p:A*，B*'],
  ['A* 的秩 r(A*)=n', 'p:A* 的秩 r(A*)=n'],
  ['伴随矩阵 (A*)*=A，(kA)*=k(A*)', 'p:伴随矩阵 (A*)*=A，(kA)*=k(A*)'],
  // Signs that are signs.
  ['2*3=6，a_b*c，a|b', 'p:2*3=6，a_b*c，a|b'],
  ['指针写作 int *p = &a; 再用 *p = 3 改值', 'p:指针写作 int *p = &a; 再用 *p = 3 改值'],
  ['main(int argc, char **argv) 的 argv', 'p:main(int argc, char **argv) 的 argv'],
  ['void swap(int *a, int *b) 交换', 'p:void swap(int *a, int *b) 交换'],
  ['int *p 是指针，*q 也是', 'p:int *p 是指针，*q 也是'],
  ['声明 int* p, *q;', 'p:声明 int* p, *q;'],
  ['调用 (*fp)(1) 和 *p++', 'p:调用 (*fp)(1) 和 *p++'],
  ['- int *next;\n- char *name;', 'ul:int *next;¦char *name;'],
  ['**int** 与 *very important* 和 **key**', 'p:⟦int⟧ 与 ⟨very important⟩ 和 ⟦key⟧'],
  ['(a+b)*c=a*c+b*c', 'p:(a+b)*c=a*c+b*c'],
  ['f(x)=x*(x-1)*(x+1)', 'p:f(x)=x*(x-1)*(x+1)'],
  ['2 * 3 * 4 = 24', 'p:2 * 3 * 4 = 24'],
  ['变量 a_1 和 a_2', 'p:变量 a_1 和 a_2'],
  ['填 ____ 处', 'p:填 ____ 处'],
  ['a > b，C# 与 F#', 'p:a > b，C# 与 F#'],
  ['P(A|B) 与 |x|', 'p:P(A|B) 与 |x|'],
  ['|x| 的图像', 'p:|x| 的图像'],
  ['1\\*2 与 \\_下划线\\_', 'p:1*2 与 _下划线_'],
  ['若 a<b 且 b<c', 'p:若 a<b 且 b<c'],
  // Lists that go on, and what stands in them.
  ['1. 装好\n\n```\nnpm i\n```\n\n2. 启动', 'ol1:装好', 'c:npm i', 'ol2:启动'],
  ['3. 三\n4. 四', 'ol3:三¦四'],
  ['1. 一\n\n2. 二\n\n3. 三', 'ol1:一¦二¦三'],
  ['1. 写：\n   ```js\n   let a = 1\n   ```\n2. 跑', 'ol1:写：\n‹let a = 1›¦跑'],
  ['- 表：\n\n  | 科 | 分 |\n  | - | - |\n  | 数 | 150 |\n\n完', 'ul:表：\n科 | 分\n数 | 150', 'p:完'],
  ['- 一\n  - 甲\n  - 乙\n- 二', 'ul:一\n· 甲\n· 乙¦二'],
  ['- [x] 报名\n- [ ] 缴费', 'ul:☑ 报名¦☐ 缴费'],
  ['- 一\n\n说明\n\n- 二', 'ul:一', 'p:说明', 'ul:二'],
  ['* 一\n* **二：**三', 'ul:一¦⟦二：⟧三'],
  ['1. 一\n---\n2. 二', 'ol1:一', 'r', 'ol2:二'],
  // Markup and entities.
  ['第一行<br>第二行', 'p:第一行\n第二行'],
  ['| 科目 | 说明 |\n| --- | --- |\n| 政治 | 一<br/>二 |\n', 't:科目|说明¦政治|一\n二'],
  ['<br>\n**注意：**看', 'p:\n\n⟦注意：⟧看'],
  ['a&nbsp;b &lt;c&gt; &amp; &quot;d&quot;', 'p:a b <c> & "d"'],
  ['AT&T 与 &foo; 与 &#20013;', 'p:AT&T 与 &foo; 与 中'],
  ['`&lt;b&gt;` 与 `a*b|c`', 'p:‹&lt;b&gt;› 与 ‹a*b|c›'],
  ['<b>粗</b>', 'p:<b>粗</b>'],
  ['[1]: https://example.com\n\n见 [1]', 'p:[1]: https://example.com', 'p:见 [1]'],
  // Money and formulas.
  ['$5 到 $10', 'p:$5 到 $10'],
  ['$5到$10，共 $15', 'p:$5到$10，共 $15'],
  ['设 $a_1*b_2$，则 $|A|=2$。', 'p:设 {a_1*b_2}，则 {|A|=2}。'],
  // Blocks.
  ['## 一、结论\n**可以：**是', 'h:一、结论', 'p:⟦可以：⟧是'],
  ['> **注意：**看\n> 第二行', 'q:⟦注意：⟧看\n第二行'],
  ['# 一\n\n# 二\n\n正文', 'h:一', 'h:二', 'p:正文'],
  ['```c\na*b | c # d\n```\n\n**完：**好', 'c:a*b | c # d', 'p:⟦完：⟧好'],
  ['上\n\n***\n\n下', 'p:上', 'r', 'p:下'],
  ['| 甲 | 乙 |\n| :-: | --- |\n| **一：**x | `a` |\n\n尾', 't:甲|乙¦⟦一：⟧x|‹a›', 'p:尾'],
  ['结论 [1]：**可以。**[2]', 'p:结论 [1]：⟦可以。⟧[2]'],
]

const bare = (text: string): string => text.replace(/\s+|·/g, '')

it('has sixty inputs', () => expect(CORPUS.length).toBeGreaterThanOrEqual(60))

describe.each(CORPUS.map(([markdown, ...tree]) => ({ markdown, tree })))(
  '$markdown',
  ({ markdown, tree }) => {
    it('is read as it is meant', () => expect(markdownBlocks(markdown).map(shown)).toEqual(tree))

    it('streams to the same tree at every cut, and no sign is lost under way', () => {
      const whole = markdownBlocks(markdown)
      for (let cut = 1; cut <= markdown.length; cut++) {
        const feed = new BlockFeed()
        const told: Block[] = []
        let tail = ''
        for (const end of [cut, markdown.length]) {
          for (const event of feed.next(markdown.slice(0, end))) {
            if (event.kind === 'block') {
              expect(event.at).toBe(told.length)
              told.push(event.block)
              tail = ''
            }
            if (event.kind === 'text') tail += event.text
          }
          expect(told.map(shown)).toEqual(tree.slice(0, told.length))
          const rest = bare(plainText(whole.slice(told.length)))
          expect(rest.startsWith(bare(tail)) ? '' : `${tail} in ${rest}`).toBe('')
        }
      }
    })
  },
)

it('letter by letter all of the text comes', () => {
  for (const [markdown] of CORPUS) {
    const feed = new BlockFeed()
    let told = ''
    let blocks = 0
    for (let end = 1; end <= markdown.length + 2; end++) {
      for (const event of feed.next(`${markdown}\n\n`.slice(0, end))) {
        if (event.kind === 'text') told += event.text
        if (event.kind === 'block') blocks = event.at + 1
        if (event.kind === 'block') told = ''
      }
    }
    const rest = bare(plainText(markdownBlocks(markdown).slice(blocks)))
    expect([markdown, bare(told)]).toEqual([markdown, rest])
  }
})
