import { BuiltIn, HOVER, type Props } from './BuiltIn'

/** `<view>` and the containers that behave like it here. */
export class ViewComponent extends BuiltIn {
  static override readonly defaults: Props = { ...HOVER }
}
