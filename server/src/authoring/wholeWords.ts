/** Words of the exam that the dictionary cuts into characters, each with what it may not stand beside: 提高数学 holds no 高数. */
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
] as const

/** Other exams, and matters of daily life: whoever names one is not answered by what is merely near it. */
const ELSEWHERE = [
  ...`公务员 考公(?![共司开]) 省考 行测 申论 事业编 事业单位 选调生 三支一扶 公考 雅思 托福 多邻国 教资 教师资格证 教师资格 教招 教师编 法考 司法考试
  注会 注册会计师 初级会计 中级会计 会计证 二建 一建 二级建造师 一级建造师 建造师 消防工程师 护士资格证 执业医师 执业药师
  专升本 专转本 专接本 高考 自主招生 普通话 驾照 驾考 科目二 科目三 软考 计算机二级 专四 专八 考博 港硕
  公积金 社保 医保 房贷 车贷 股票 股市 上证 基金 彩票 疫苗 护照 签证 天气 下雨 气温 度数 菜谱`.split(/\s+/),
  '(?<![中全])国考(?![研试生])',
] as const

const alternatives = (words: readonly string[]): string =>
  [...words].sort((one, other) => other.length - one.length).join('|')

/** Every word that stays whole. */
export const WHOLE_WORD = new RegExp(alternatives([...EXAM_WORDS, ...ELSEWHERE]), 'gu')

const NAMES_ELSEWHERE = new RegExp(
  `^(?:${alternatives(ELSEWHERE)}|cpa|acca|gre|gmat|toefl|ielts|cfa|pmp|bec|wifi)$`,
  'u',
)

/** Whether a word names another exam than this product is for, or a matter of daily life. */
export const isElsewhere = (word: string): boolean => NAMES_ELSEWHERE.test(word)
