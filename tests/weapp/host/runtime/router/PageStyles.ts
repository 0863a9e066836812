/** The stylesheets of the mini-program: only the app's own and the visible page's apply. */
export class PageStyles {
  private readonly sheets = new Map<string, HTMLStyleElement>()

  constructor(private readonly css: Readonly<Record<string, string>>) {}

  use(path: string): void {
    for (const [owner, sheet] of this.sheets) sheet.disabled = owner !== path && owner !== 'app'
    for (const owner of ['app', path]) if (!this.sheets.has(owner)) this.add(owner)
  }

  private add(owner: string): void {
    const sheet = document.createElement('style')
    sheet.dataset['wxss'] = owner
    sheet.textContent = this.css[owner] ?? ''
    document.head.append(sheet)
    this.sheets.set(owner, sheet)
  }
}
