import { openLoggedIn } from '../account/logIn'
import type { Driver } from '../Driver'
import { story } from '../story'

const COMPUTING = { role: 'checkbox', name: '计算机科学与技术 0812，413 个招生项目' } as const

/** Types the estimated scores of four papers, 360 in all. */
const typeScores = async (app: Driver): Promise<void> => {
  await app.type('政治（满分 100）', '68')
  await app.type('外语（满分 100）', '70')
  await app.type('业务课一（满分 150）', '110')
  await app.type('业务课二（满分 150）', '112')
  await app.sees('总分 360 分')
}

const chooseComputing = async (app: Driver): Promise<void> => {
  await app.tap({ role: 'button', name: '选择专业（最多 5 个）' })
  await app.tap(COMPUTING)
  await app.tap({ role: 'button', name: '确定' })
  await app.sees('已选 1 个专业，修改')
}

story(
  'a learner fills in the form, refines, and saves the report of a programme as a picture',
  async (app) => {
    await openLoggedIn(app, '/choose/form?module=precise')
    await typeScores(app)
    await app.tap({ role: 'button', name: '下一步' })
    await chooseComputing(app)
    await app.tap({ role: 'button', name: '下一步' })
    await app.tap({ role: 'radio', name: '层次高的在前' })
    await app.tap({ role: 'button', name: '看推荐院校' })
    await app.isAt('/choose/recommend-school')
    await app.sees('预估 360 分')
    await app.tap({ role: 'radio', name: '211' })
    await app.sees('预估 360 分')
    // The form survives the end of the app.
    await app.relaunch('/choose/form?module=precise')
    await app.sees('总分 360 分')
    await app.open('/choose/data-base?code=0812&real=1')
    await app.tap({ start: '北京' })
    await app.isAt('/choose/major-detail')
    await app.tap({ role: 'button', name: '生成择校报告' })
    await app.isAt('/choose/choose-school-report')
    await app.sees('预估总分 360 分')
    await app.tap({ role: 'button', name: '存成长图' })
    await app.isAt('/choose/report-img')
    const { height } = await app.box({ picture: 0 })
    expect(height).toBeGreaterThan(400)
  },
)

story('two schools are compared in a table', async (app) => {
  await openLoggedIn(app, '/choose/school-contrast/detail?school=001,002')
  await app.sees('清华大学')
  await app.sees('高出国家线')
})

story('scores typed by a stranger stay after the login', async (app) => {
  await app.open('/choose/precise-intellect')
  await typeScores(app)
  await openLoggedIn(app, '/choose/precise-intellect')
  await app.sees('总分 360 分')
})

story('a filter of majors leads to the data base, whose address carries it', async (app) => {
  await app.open('/specialty-filter')
  await app.tap(COMPUTING)
  await app.tap({ role: 'button', name: '确定' })
  await app.isAt('/choose/data-base')
  await app.tap({ role: 'radio', name: '只看公开数据' })
  await app.sees('专业 0812')
  const shared = await app.currentAddress()
  expect(new URL(shared, 'https://h5.example').searchParams.get('code')).toBe('0812')
  expect(new URL(shared, 'https://h5.example').searchParams.get('real')).toBe('1')
  await app.relaunch(shared)
  await app.sees('专业 0812')
})
