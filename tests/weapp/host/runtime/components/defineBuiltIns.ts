import { BUILTIN_TAGS } from '../../shared/builtinTags'
import { builtinTemplatePath } from '../../shared/builtinTemplates'
import type { CodeSpace, HostNode, Templates } from '../engine/adapter'
import type { ComponentHost } from '../HostContext'
import { builtInOf, type BuiltInType, type Props } from './BuiltIn'
import { ButtonComponent } from './ButtonComponent'
import { CanvasComponent } from './CanvasComponent'
import { FormComponent } from './FormComponent'
import { CoverImageComponent, ImageComponent } from './ImageComponent'
import { LabelComponent } from './LabelComponent'
import { NavigatorComponent } from './NavigatorComponent'
import { PickerComponent } from './PickerComponent'
import { flag } from './readProp'
import { RichTextComponent } from './RichTextComponent'
import { ScrollViewComponent } from './ScrollViewComponent'
import { SliderComponent } from './SliderComponent'
import {
  IconComponent,
  PageContainerComponent,
  PageMetaComponent,
  ProgressComponent,
} from './SmallComponents'
import { SwiperComponent, SwiperItemComponent } from './SwiperComponents'
import { TextComponent } from './TextComponent'
import { InputComponent, TextareaComponent } from './TextFieldComponent'
import {
  CheckboxComponent,
  CheckboxGroupComponent,
  RadioComponent,
  RadioGroupComponent,
  SwitchComponent,
} from './ToggleComponents'
import { UnsupportedComponent } from './UnsupportedComponent'
import { VideoComponent } from './VideoComponent'
import { ViewComponent } from './ViewComponent'
import { WebViewComponent } from './WebViewComponent'

const TYPES: Readonly<Record<string, BuiltInType>> = {
  view: ViewComponent,
  'cover-view': ViewComponent,
  'movable-area': ViewComponent,
  'movable-view': ViewComponent,
  'root-portal': ViewComponent,
  'sticky-header': ViewComponent,
  'sticky-section': ViewComponent,
  span: ViewComponent,
  text: TextComponent,
  button: ButtonComponent,
  form: FormComponent,
  label: LabelComponent,
  input: InputComponent,
  textarea: TextareaComponent,
  checkbox: CheckboxComponent,
  'checkbox-group': CheckboxGroupComponent,
  radio: RadioComponent,
  'radio-group': RadioGroupComponent,
  switch: SwitchComponent,
  slider: SliderComponent,
  image: ImageComponent,
  'cover-image': CoverImageComponent,
  'scroll-view': ScrollViewComponent,
  swiper: SwiperComponent,
  'swiper-item': SwiperItemComponent,
  picker: PickerComponent,
  video: VideoComponent,
  canvas: CanvasComponent,
  'web-view': WebViewComponent,
  'rich-text': RichTextComponent,
  navigator: NavigatorComponent,
  progress: ProgressComponent,
  icon: IconComponent,
  'page-container': PageContainerComponent,
  'page-meta': PageMetaComponent,
}

const ARIA: Props = Object.fromEntries(
  [
    'Role',
    'Label',
    'Disabled',
    'Checked',
    'Selected',
    'Expanded',
    'Live',
    'Hidden',
    'Modal',
    'LabelledBy',
    'DescribedBy',
  ].map((fact) => [`aria${fact}`, null]),
)
const COMMON: Props = { hidden: false, animation: null, ...ARIA }

const isEmpty = (value: unknown): boolean => value === false || value === '' || value === null

/** A property that accepts anything: WeChat coerces, and so do the components. */
const property = (name: string, fallback: unknown): object => ({
  type: null,
  value: fallback ?? null,
  observer(this: HostNode, value: unknown) {
    const builtIn = this.$$ instanceof HTMLElement ? builtInOf(this.$$) : undefined
    if (!builtIn) return
    const content = value ?? fallback
    builtIn.props[name] = content
    if (name === 'hidden') builtIn.element.hidden = flag(content)
    else if (name in ARIA) builtIn.describe(name, content)
    builtIn.changed(name, content)
  },
})

const createdBy = (Type: BuiltInType, defaults: Props, host: ComponentHost) =>
  function created(this: HostNode): void {
    if (!(this.$$ instanceof HTMLElement)) return
    const builtIn = new Type(this, this.$$, host, defaults)
    for (const [name, value] of Object.entries(Type.defaults))
      if (!isEmpty(value)) builtIn.changed(name, value)
    this.addListener('tap', (event) => builtIn.tapped(event))
  }

/** Registers every built-in component; those that the host lacks are counted when used. */
export const defineBuiltIns = (
  host: ComponentHost,
  base: CodeSpace,
  space: CodeSpace,
  templates: Templates,
): void => {
  for (const name of BUILTIN_TAGS.filter((tag) => tag !== 'page')) {
    const Type = TYPES[name] ?? UnsupportedComponent
    const defaults = { ...COMMON, ...Type.defaults }
    const content = templates[builtinTemplatePath(name)]
    const definition = base.getComponentSpace().defineComponent({
      is: `wx/${name}`,
      properties: Object.fromEntries(
        Object.entries(defaults).map(([key, value]) => [key, property(key, value)]),
      ),
      ...(content !== undefined && { template: { content, groupList: templates } }),
      lifetimes: {
        created: createdBy(Type, defaults, host),
        attached() {
          if (this.$$) builtInOf(this.$$)?.attached()
        },
        detached() {
          if (this.$$) builtInOf(this.$$)?.detached()
        },
      },
    })
    space.getComponentSpace().setGlobalUsingComponent(name, definition)
  }
}
