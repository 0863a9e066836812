/** Tabs that are used again: opening another one costs as much as what is looked at in it. What throws keeps its tab to itself. */
export class TabPool<Tab> {
  private readonly free: Tab[] = []

  constructor(private readonly open: () => Promise<Tab>) {}

  async use(work: (tab: Tab) => Promise<void>): Promise<void> {
    const tab = this.free.pop() ?? (await this.open())
    await work(tab)
    this.free.push(tab)
  }
}
