import { landingPageOf } from '@/domain/landing/landingPages'
import { splitAddress } from '@/lib/query'
import { story } from '../story'

/** Every kind of landing page that the seed names, with texts on it. */
const PAGES = [
  ['/market/summer-gold/127', ['营地概览', '训练体系']],
  ['/market/summer-gold/27', ['品牌实力']],
  ['/market/summer-gold/26', ['历年成果']],
  ['/market/purple-gold/27', ['紫金全程班', '考研超人']],
  ['/market/purple-gold/26', ['学员成果']],
  ['/market/high-tutoring/27', ['高端辅导', '智能对话']],
  ['/market/high-tutoring/26', ['品牌实力']],
  ['/market/homepages/21?tabact=1', []],
  ['/market/homepages/22', []],
  ['/market/homepages/23', []],
  ['/market/homepages/24', ['学习基地', '住宿生活', '学管制度']],
  ['/market/homepages/25', []],
  ['/market/super-forum/26', ['完美之路', '全程规划', '政治', '英语', '数学', '专业课']],
  ['/market/super-forum/27?tabId=54', ['数学']],
  ['/market/super-sprint/27', ['冲刺计划', '密卷点题', '冲刺名师']],
  ['/market/guess-questions', ['政治', '英语']],
  ['/super-gold', []],
  ['/super-gold?showWM=true', []],
  ['/violet-gold', []],
  ['/middle-primary', []],
] as const

for (const [address, texts] of PAGES) {
  story(`${address} shows its title, tabs, pictures and button`, async (app) => {
    const { path, query } = splitAddress(address)
    const page = landingPageOf(path, query)
    await app.open(address)
    await app.hasTitle(page?.title ?? '')
    for (const text of texts) await app.sees(text)
    await app.sees(page?.button?.text ?? '')
    await app.seesNo('网络不给力，请检查网络后重试')
  })
}

story('an id that no home page has leads to the shop', async (app) => {
  await app.open('/market/homepages/99')
  await app.isAt('/product-list')
})

story('a slug that the catalogue does not know leads to the shop', async (app) => {
  await app.open('/market/no-such-page')
  await app.isAt('/product-list')
})
