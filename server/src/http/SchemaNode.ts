interface SchemaAction {
  readonly kind: string
  readonly type: string
  readonly requirement?: unknown
  /** Of a transformation. */
  readonly operation?: unknown
  /** Of a schema that is the first step of another one. */
  readonly pipe?: readonly SchemaAction[]
}

/** Common view of valibot schemas for code that walks them. */
export interface SchemaNode {
  readonly type: string
  readonly entries?: Readonly<Record<string, SchemaNode>>
  readonly item?: SchemaNode
  /** Of a tuple. */
  readonly items?: readonly SchemaNode[]
  /** Of a tuple or an object that takes more. */
  readonly rest?: SchemaNode
  readonly key?: SchemaNode
  readonly value?: SchemaNode
  readonly wrapped?: SchemaNode
  readonly options?: readonly unknown[]
  readonly literal?: unknown
  readonly pipe?: readonly SchemaAction[]
}

export const isSchemaNode = (value: unknown): value is SchemaNode =>
  typeof value === 'object' && value !== null && 'type' in value
