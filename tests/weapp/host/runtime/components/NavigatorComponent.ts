import { BuiltIn, HOVER, type Props } from './BuiltIn'
import { amount, words } from './readProp'

/** `<navigator>`. */
export class NavigatorComponent extends BuiltIn {
  static override readonly defaults: Props = {
    ...HOVER,
    hoverClass: 'navigator-hover',
    url: '',
    openType: 'navigate',
    delta: 1,
    target: 'self',
    appId: '',
    path: '',
  }

  override tapped(): void {
    this.host.openTypes.navigate(words(this.props['openType']) || 'navigate', {
      url: words(this.props['url']),
      delta: amount(this.props['delta'], 1),
      success: (result: unknown) => this.emit('success', result),
      fail: (result: unknown) => this.emit('fail', result),
      complete: (result: unknown) => this.emit('complete', result),
    })
  }
}
