import { makeAutoObservable, runInAction } from 'mobx'
import { catchApiError } from '@/api'
import { regions } from '@/contracts/base/dictionary'
import type { Stores } from '@/stores/Stores'

/** A place with the places in it, once they are known. */
export interface RegionNode {
  readonly code: string
  readonly name: string
  readonly children?: readonly RegionNode[] | undefined
}

/** National codes name the level: districts do not end in 00. */
const isInnermost = (code: string): boolean => !code.endsWith('00')

/** A copy with the children of one place: the component that draws it is no MobX observer. */
const filled = (
  nodes: readonly RegionNode[],
  code: string,
  children: readonly RegionNode[],
): readonly RegionNode[] =>
  nodes.map((node) => {
    if (node.code === code) return { ...node, children }
    return node.children ? { ...node, children: filled(node.children, code, children) } : node
  })

/** Provinces, cities and districts, fetched as they are opened. */
export class RegionTree {
  roots: readonly RegionNode[] = []

  constructor(private readonly deps: Pick<Stores, 'call'>) {
    makeAutoObservable<this, 'deps'>(this, { deps: false }, { autoBind: true })
  }

  async start(): Promise<void> {
    if (this.roots.length > 0) return
    const roots = await this.fetch()
    runInAction(() => {
      this.roots = roots ?? []
    })
  }

  /** Fetches what is in a place, unless it is known. */
  async open(code: string): Promise<void> {
    const node = this.find(this.roots, code)
    if (!node || node.children !== undefined) return
    const children = await this.fetch(code)
    if (!children) return
    runInAction(() => {
      this.roots = filled(this.roots, code, children)
    })
  }

  /** The places in a place; nothing when they could not be had, so that the next try asks again. */
  private async fetch(parent?: string): Promise<readonly RegionNode[] | undefined> {
    const query = { ...(parent !== undefined && { parent }) }
    const list = await catchApiError(
      () => this.deps.call(regions, { query }),
      () => undefined,
    )
    return list?.map(({ code, name }) => ({ code, name, children: isInnermost(code) ? [] : undefined }))
  }

  private find(nodes: readonly RegionNode[], code: string): RegionNode | undefined {
    for (const node of nodes) {
      const found = node.code === code ? node : this.find(node.children ?? [], code)
      if (found) return found
    }
    return undefined
  }
}
