import * as adapterModule from 'glass-easel-miniprogram-adapter'

/** A node of glass-easel's tree: the part of its surface that the host touches. */
export interface HostNode {
  id: string
  readonly dataset: Readonly<Record<string, unknown>> | null
  readonly is: string
  /** The DOM node of the backend. */
  readonly $$: Element | null
  /** The component whose template holds the node. */
  readonly ownerShadowRoot: ShadowTree | null
  getShadowRoot(): ShadowTree | null
  addListener(type: string, listener: (event: NodeEvent) => void): void
}

/** The inside of a component. */
export interface ShadowTree {
  querySelector(selector: string): HostNode | null
  querySelectorAll(selector: string): HostNode[]
  getElementById(id: string): HostNode | null
}

/** The `this` of pages and components; lifecycle hooks are members of it. */
export interface Caller {
  readonly _$: HostNode
  readonly is: string
  readonly data: unknown
  [member: string]: unknown
}

/** An event on its way through the tree. A target is a caller when the node is a page's own component. */
export interface NodeEvent {
  readonly type: string
  readonly detail: unknown
  readonly mark: unknown
  readonly target: HostNode | Caller
  readonly currentTarget: HostNode | Caller
  readonly touches?: unknown
  readonly changedTouches?: unknown
  defaultPrevented(): boolean
}

interface EventOptions {
  readonly bubbles: boolean
  readonly composed: boolean
  readonly capturePhase: boolean
  readonly extraFields: Readonly<Record<string, unknown>>
}

/** DOM operations that glass-easel needs. */
export interface Backend {
  document: {
    createElement(tag: string): Element
    createTextNode(text: string): Text
    createDocumentFragment(): DocumentFragment
  }
  associateValue(element: Node, node: HostNode): void
  onEvent(): void
  setListenerStats(): void
}

/** The compiled templates: generator objects by path. */
export type Templates = Readonly<Record<string, unknown>>

/** A component implemented by the host, as glass-easel sees it. */
export interface NativeComponent {
  readonly is: string
  readonly properties: Readonly<Record<string, unknown>>
  readonly template?: unknown
  readonly lifetimes: Readonly<Record<string, (this: HostNode) => void>>
}

interface ComponentSpace {
  defineComponent(definition: NativeComponent): unknown
  setGlobalUsingComponent(name: string, definition: unknown): void
}

/** How `Page()` and `Component()` of one file are defined. */
export interface DefinitionEnv {
  Page(definition: unknown): void
  Component(definition: unknown): void
  Behavior(definition: unknown): unknown
}

/** The code of one mini-program. */
export interface CodeSpace {
  componentEnv(path: string, run: (env: DefinitionEnv) => void): void
  addComponentStaticConfig(path: string, config: unknown): void
  addCompiledTemplate(path: string, template: { groupList: Templates; content: unknown }): void
  getComponentSpace(): ComponentSpace
}

/** One page's tree. */
export interface PageRoot {
  get(): Caller
  attach(parent: Element, placeholder: Element): void
  release(): void
}

interface MiniProgramEnv {
  associateBackend(backend: Backend): {
    createRoot(tag: string, space: CodeSpace, path: string): PageRoot
  }
  createCodeSpace(id: string, isMain: boolean): CodeSpace
  getGlobalCodeSpace(): CodeSpace
}

type SetData = (this: Caller, data: Readonly<Record<string, unknown>>, done?: () => void) => void

interface Adapter {
  readonly MiniProgramEnv: new () => MiniProgramEnv
  readonly component: { readonly ComponentCaller: { readonly prototype: { setData: SetData } } }
  readonly glassEasel: {
    readonly CurrentWindowBackendContext: new () => Backend
    readonly Element: {
      readonly prototype: { setNodeStyle(this: HostNode, style: string, segment: number): void }
    }
    readonly Event: {
      new (type: string, detail: unknown, options: EventOptions): { defaultPrevented(): boolean }
      dispatchEvent(node: HostNode, event: unknown): void
    }
    addGlobalWarningListener(listener: (message: string) => boolean): void
    addGlobalErrorListener(listener: (error: unknown, where: unknown) => boolean): void
  }
}

// The one place where the framework's types end: its own declarations answer `any` almost everywhere and hide the members
// that a host must replace.
const surface: unknown = adapterModule
export const adapter = surface as Adapter
