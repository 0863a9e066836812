import { BuiltIn, type Props } from './BuiltIn'
import { isRecord } from '../../shared/isRecord'
import { flag, words } from './readProp'

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** `<picker>` in its five modes. */
export class PickerComponent extends BuiltIn {
  static override readonly defaults: Props = {
    mode: 'selector',
    range: [],
    rangeKey: '',
    value: 0,
    disabled: false,
    start: '',
    end: '',
    fields: 'day',
    name: '',
    headerText: '',
    customItem: '',
    level: 'region',
  }

  override tapped(): void {
    if (!flag(this.props['disabled'])) void this.open()
  }

  override formValue(): unknown {
    return this.props['value']
  }

  private async open(): Promise<void> {
    const { mode, value, headerText, start, end } = this.props
    const picked = await this.host.chrome.pick({
      mode: words(mode) || 'selector',
      title: words(headerText),
      value,
      start: words(start),
      end: words(end),
      columns: this.columns(),
      onColumn: (column, index) => this.emit('columnchange', { column, value: index }),
    })
    if (picked === null) this.emit('cancel')
    else this.emit('change', { value: picked })
  }

  private columns(): string[][] {
    const { mode, range } = this.props
    const label = (item: unknown): string => {
      const key = words(this.props['rangeKey'])
      return words(key && isRecord(item) ? item[key] : item)
    }
    if (mode === 'multiSelector') return listOf(range).map((column) => listOf(column).map(label))
    return mode === 'date' || mode === 'time' || mode === 'region' ? [] : [listOf(range).map(label)]
  }
}
