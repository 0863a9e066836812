import { askedOf } from './termsOf'
import { namesElsewhere } from './wholeWords'

const elsewhereIn = (question: string): string[] => namesElsewhere(askedOf(question).words)

test.each([
  ['在职考研', ['在职', '考研']],
  ['准考证什么时候打印', ['准考证', '打印']],
  ['复试和初试', ['复试', '初试']],
])('%s is cut into words of the exam', (question, words) => {
  expect(askedOf(question).words).toEqual(words)
})

test.each([
  ['提高数学成绩', '高数'],
  ['曲线代入方程', '线代'],
  ['现在职业规划', '在职'],
  ['中国考研人数', '国考'],
])('%s holds no %s', (question, word) => {
  expect(askedOf(question).words).not.toContain(word)
})

test.each(
  `公务员 行测 申论 事业编 事业单位 选调生 三支一扶 公考 雅思 托福 多邻国 教资 教师资格证 教师资格 教招 教师编 法考 司法考试
  注会 注册会计师 初级会计 中级会计 会计证 二建 一建 二级建造师 一级建造师 建造师 消防工程师 护士资格证 执业医师 执业药师
  普通话 驾照 驾考 软考 计算机二级 专四 专八 考博 港硕 cpa acca gre gmat toefl ielts cfa pmp bec 考公 省考 国考
  专升本 专转本 专接本 自主招生 公积金 社保 医保 房贷 车贷 股票 股市 上证 彩票 疫苗 护照 签证 菜谱 wifi python javascript
  微信聊天 演唱会 猫砂 猫粮 狗粮 宠物 养猫 养狗 蓝屏 重装系统 显卡 充电宝 减肥 追剧 王者荣耀 原神 抖音 淘宝 外卖 高铁 机票 火车票 基金定投 炒股
  高考 科目二 科目三`.split(/\s+/),
)('%s is of elsewhere, whatever is asked of it', (word) => {
  for (const question of [word, `${word}怎么准备`, `${word}考什么`, `${word}难吗`])
    expect([question, ...elsewhereIn(question)]).toEqual([question, word])
})

test.each(['省', '公', '法', '教', '国', '事业', '软', '驾', '一', '二', '专'])(
  '%s makes no word with 考研, 考试 and 考生',
  (before) => {
    for (const exam of ['考研', '考试怎么准备', '考生怎么报名'])
      for (const far of ['提高', '跨', '外', '最', '统一', '综合'])
        expect(elsewhereIn(`${far}${before}${exam}`)).toEqual([])
  },
)

test.each([
  '提高考研成绩',
  '提高考试成绩',
  '提高考生心态',
  '跨省考研',
  '外省考生怎么报名',
  '外省考试可以吗',
  '本省考几门',
  '提高考场发挥',
  '最高考多少分',
  '业务课科目二考什么',
  '考试科目二是什么',
  '公司法考试内容',
  '统一建立数学模型',
  '统一建模语言',
  '马上证明这个定理',
  '参考公式在哪看',
  '专升本可以考研吗',
  '护照能当准考证的身份证件吗',
  '社保对报考点有影响吗',
  '天气热学不进去怎么办',
  'app打不开怎么办',
  'qq怎么登录',
  '怎么用微信登录',
  '怎么分享到微信朋友圈',
  '页面黑屏怎么办',
])('%s names nothing of elsewhere', (question) => {
  expect(elsewhereIn(question)).toEqual([])
})

test('another exam is named beside this one, too', () => {
  expect(elsewhereIn('考公和考研冲突吗')).toEqual(['考公'])
})
