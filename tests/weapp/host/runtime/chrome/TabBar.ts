import type { TabBarConfig } from '../../shared/PackMeta'
import { element } from './element'

/** The native tab bar. */
export class TabBar {
  private readonly bar: HTMLElement
  onTab = (_path: string): void => {}

  constructor(
    root: Element,
    private readonly config: TabBarConfig | null,
    private readonly color: (value: string) => string,
  ) {
    this.bar = element('div', 'wx-tab', root)
    this.bar.setAttribute('role', 'tablist')
  }

  show(path: string, badges: Readonly<Record<number, string>>, hidden: boolean): void {
    const { config } = this
    this.bar.hidden = hidden || !config?.list.some(({ pagePath }) => pagePath === path)
    if (!config) return
    this.bar.style.setProperty('--tab-fg', this.color(config.color ?? '#666666'))
    this.bar.style.setProperty('--tab-on', this.color(config.selectedColor ?? '#000000'))
    this.bar.style.setProperty('--tab-bg', this.color(config.backgroundColor ?? '#ffffff'))
    this.bar.replaceChildren()
    config.list.forEach(({ pagePath, text, iconPath, selectedIconPath }, index) => {
      const selected = pagePath === path
      const button = element('button', '', this.bar)
      const icon = selected ? selectedIconPath : iconPath
      if (icon) element('img', '', button).src = `/files/${icon.replace(/^\//, '')}`
      element('span', '', button, text)
      if (badges[index]) element('sup', '', button, badges[index])
      button.dataset['tab'] = pagePath
      button.setAttribute('role', 'tab')
      button.setAttribute('aria-selected', String(selected))
      button.onclick = () => this.onTab(pagePath)
    })
  }
}
