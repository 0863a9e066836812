import { makeAutoObservable } from 'mobx'
import { mistakeSheet, type Mistake } from '@/contracts/exercise/mistakes'
import { clipboard } from '@/platform/clipboard'
import { paper } from '@/platform/paper'
import { textFile } from '@/platform/textFile'
import type { Stores } from '@/stores/Stores'
import { Task } from '@/stores/page/Task'
import { type MistakeFilter, queryOf } from './mistakeFilter'
import { mistakePaper, mistakeText } from './mistakePaper'

const PAGE_SIZE = 100
/** More is no sheet of paper any more. */
const MOST_QUESTIONS = 300
const FILE_NAME = '研途错题本.html'

/** Takes the book out of the product: on paper, as a file, as text. */
export class MistakeExport {
  private readonly task = new Task()

  constructor(private readonly deps: Pick<Stores, 'call' | 'session' | 'ui'>) {
    makeAutoObservable<this, 'deps' | 'task'>(this, { deps: false, task: false }, { autoBind: true })
  }

  get isBusy(): boolean {
    return this.task.isRunning
  }

  async print(filter: MistakeFilter): Promise<void> {
    await this.hand(filter, async (mistakes) => {
      if (!(await paper.print(mistakePaper(mistakes)))) await this.copy(mistakes, '这里不能打印')
    })
  }

  async save(filter: MistakeFilter): Promise<void> {
    await this.hand(filter, async (mistakes) => {
      if (await textFile.give(FILE_NAME, mistakePaper(mistakes))) this.deps.ui.say('已存成文件，用浏览器打开')
      else await this.copy(mistakes, '这里不能保存文件')
    })
  }

  private async copy(mistakes: readonly Mistake[], why: string): Promise<void> {
    const isCopied = await clipboard.write(mistakeText(mistakes))
    this.deps.ui.say(isCopied ? `${why}，错题已复制成文字` : '没有导出成功，请稍后再试')
  }

  private async hand(
    filter: MistakeFilter,
    give: (mistakes: readonly Mistake[]) => Promise<void>,
  ): Promise<void> {
    await this.task.run(
      async () => {
        const found = await this.fetch(filter)
        if (found.length) await give(found)
        else this.deps.ui.say('没有可以导出的错题')
      },
      ({ msg }) => this.deps.ui.say(msg),
    )
  }

  private async fetch(filter: MistakeFilter): Promise<readonly Mistake[]> {
    const { call, session } = this.deps
    const found: Mistake[] = []
    for (let page = 1; found.length < MOST_QUESTIONS; page += 1) {
      const query = { ...queryOf(filter), page, size: PAGE_SIZE }
      const part = await call(mistakeSheet, { params: { uid: session.uid }, query }, { quiet: true })
      found.push(...part.list)
      if (part.list.length < PAGE_SIZE) break
    }
    return found
  }
}
