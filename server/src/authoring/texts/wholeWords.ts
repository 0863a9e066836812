/**
 * Words of the exam that the dictionary cuts into characters, each with the neighbours that exclude a match: 提高数学 holds
 * no 高数.
 */
const EXAM_WORDS = [
  ...`考研 读研 保研 推免 夏令营 预推免 九推 专硕 学硕 专升硕 非全日制 同等学力 大专 准考证 国家线 院校线 自划线 分数线 复试线
  单科线 报录比 复录比 复试 初试 调剂 研招网 网报 预报名 网上确认 现场确认 招生简章 专业目录 助学贷款 奖学金 助学金 跨考 跨专业 应届 往届 上岸
  报考点 报名号 专业课 公共课 自命题 参考书 模拟题 押题 密卷 肖四 肖八 毛中特 马原 史纲 思修 时政 概率论 长难句 新题型 大作文 小作文 洛必达 似然 验证码 优惠券 兑换码 收货 真题 错题 完形 二战 没考上 考不上 落榜 成绩单 调档函 政审 死锁 拐点 最近发展区 党费 单句`.split(
    /\s+/,
  ),
  '(?<![现存])在职(?!业)',
  '非全(?![部体局是])',
  '高数(?!学|字|量|据)',
  '线代(?!表|入|替|数)',
  // The dictionary reads 最高考多少分 as 最 and 高考.
  '[最提]高(?=考)',
] as const

/** Other exams: a question that names one is not answered by a merely similar passage. */
const OTHER_EXAMS = [
  ...`公务员 行测 申论 事业编 事业单位 选调生 三支一扶 公考 雅思 托福 多邻国 教资 教师资格证 教师资格 教招 教师编 法考 司法考试
  注会 注册会计师 初级会计 中级会计 会计证 二建 一建 二级建造师 一级建造师 建造师 消防工程师 护士资格证 执业医师 执业药师
  普通话 驾照 驾考 软考 计算机二级 专四 专八 考博 港硕 cpa acca gre gmat toefl ielts cfa pmp bec`.split(
    /\s+/,
  ),
  '考公(?![共司开])',
  '(?<![本外跨各全同他哪])省考',
  '(?<![中全])国考(?![试生])',
] as const

/** Other topics of candidates' questions: a question with an exam word belongs to the exam. */
const BESIDE = [
  ...`专升本 专转本 专接本 自主招生 公积金 社保 医保 房贷 车贷 留学 出国 股票 股市 上证 彩票 疫苗 护照 签证 菜谱 wifi python javascript
  微信聊天 演唱会 猫砂 猫粮 狗粮 宠物 养猫 养狗 蓝屏 重装系统 显卡 充电宝 减肥 追剧 王者荣耀 原神 抖音 淘宝 外卖 高铁 机票 火车票 基金定投 炒股`.split(
    /\s+/,
  ),
  '高考(?![核察场点])',
  '(?<!考试|课|课程)科目[二三]',
] as const

const alternatives = (words: readonly string[]): string =>
  [...words].sort((one, other) => other.length - one.length).join('|')

const EXAM = new RegExp(alternatives(EXAM_WORDS), 'gu')
/** Behind a word of elsewhere, though the dictionary may take it otherwise: 雅思考什么. */
const IS_TAKEN = /^考(?![研试生场点题])/u
/** At every place: one that is no word hides none that begins inside of it. */
const ELSEWHERE = new RegExp(`(?=(${alternatives([...OTHER_EXAMS, ...BESIDE])}))`, 'gu')
const NAMES_OTHER_EXAM = new RegExp(`^(?:${alternatives(OTHER_EXAMS)})$`, 'u')
const NAMES_BESIDE = new RegExp(`^(?:${alternatives(BESIDE)})$`, 'u')
const IS_EXAM = new RegExp(`^(?:${alternatives(EXAM_WORDS)}|[数英][一二三])$`, 'u')

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
const byDictionary = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment)

/** Places in a text where a word of a list may begin and end. */
const limitsOf = (words: readonly string[]): ReadonlySet<number> => {
  const limits = new Set([0])
  let end = 0
  for (const word of words) limits.add((end += word.length))
  return limits
}

/** Text without words of the exam, cut: words of elsewhere count where the dictionary has limits, 公司法考试 holds no 法考. */
const cutElsewhere = (text: string): string[] => {
  const words = byDictionary(text)
  const found = [...text.matchAll(ELSEWHERE)]
  if (found.length === 0) return words
  const limits = limitsOf(words)
  const cut: string[] = []
  let end = 0
  for (const { index, 1: word = '' } of found) {
    const behind = index + word.length
    const ends = limits.has(behind) || IS_TAKEN.test(text.slice(behind))
    if (index < end || !limits.has(index) || !ends) continue
    cut.push(...byDictionary(text.slice(end, index)), word)
    end = behind
  }
  return [...cut, ...byDictionary(text.slice(end))]
}

/** Text cut into words. Those of the exam come first: 提高考研成绩 holds no 高考. */
export const cutIntoWords = (text: string): string[] => {
  const words: string[] = []
  let end = 0
  for (const match of text.matchAll(EXAM)) {
    words.push(...cutElsewhere(text.slice(end, match.index)), match[0])
    end = match.index + match[0].length
  }
  return [...words, ...cutElsewhere(text.slice(end))]
}

/** Places in a text where words begin and end. */
export const wordLimits = (text: string): ReadonlySet<number> => limitsOf(cutIntoWords(text))

/** The words of a question that name what this product is not for. */
export const namesElsewhere = (words: readonly string[]): string[] => {
  const isOfExam = words.some((word) => IS_EXAM.test(word))
  return words.filter((word) => NAMES_OTHER_EXAM.test(word) || (!isOfExam && NAMES_BESIDE.test(word)))
}
