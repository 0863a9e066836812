/** A pool of browser tabs: opening one costs as much as a test in it. A tab is not returned after an error. */
export class TabPool<Tab> {
  private readonly free: Tab[] = []

  constructor(private readonly open: () => Promise<Tab>) {}

  async use(work: (tab: Tab) => Promise<void>): Promise<void> {
    const tab = this.free.pop() ?? (await this.open())
    await work(tab)
    this.free.push(tab)
  }
}
