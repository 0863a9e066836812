import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { lintOf } from './lintOf'

const passed: readonly string[] = [
  '<Button label={`正在直播，进入${title}`}>正在直播</Button>',
  '<Button label={`第 ${stage} 阶段${isOpen ? "过关测试" : "再测一次"}`}>{isOpen ? "过关测试" : "再测一次"}</Button>',
  '<Button label="前进15秒">+15 秒</Button>',
  '<Button label={name}>查看</Button>',
  '<Pressable label="关闭"><Icon name="close" /></Pressable>',
  '<Button label={`第 ${stage} 阶段：过关测试`}>第 {stage} 阶段</Button>',
  '<Button label="Read the terms">Read\n  the Terms</Button>',
]
const refused: readonly string[] = [
  '<Button label={`进入${title}`}>正在直播</Button>',
  '<Button label={`领取「${title}」的 ${award} 积分`}>领 {award} 分</Button>',
  '<Pressable ariaLabel="播放">{isOver ? "重播" : "播放"}</Pressable>',
]

const folder = mkdtempSync(path.join(tmpdir(), 'yantu-labels-'))
afterAll(() => rmSync(folder, { recursive: true }))
for (const [at, code] of [...passed, ...refused].entries())
  writeFileSync(path.join(folder, `${at}.tsx`), `export const A = () => ${code}\n`)
const said = lintOf(folder, `--config=${path.join(__dirname, 'lintLabels.json')}`)

test('a control whose own name lacks what is seen on it is refused', () => {
  const files = said.map(({ filename }) => filename).sort()
  expect(files).toEqual(refused.map((_, at) => `${passed.length + at}.tsx`).sort())
})
