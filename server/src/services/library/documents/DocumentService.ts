import { createHmac, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import { type Block, blockSchema } from '@/contracts/library/books'
import {
  documentCategories,
  type DocumentCategory,
  type DocumentFormat,
  type StudyDocument,
} from '@/contracts/library/documents'
import { idSchema } from '@/contracts/scalars'
import { ApiError } from '../../../http/ApiError'
import { orThrow } from '../../../http/orThrow'
import type { Clock } from '../../../ports/Clock'
import type { ItemRepository } from '../../../repository/ItemRepository'
import { writeDocx } from './writeDocx'
import { writePdf } from './writePdf'

const TICKET_MS = 10 * 60_000

const storedSchema = v.object({
  documentId: idSchema,
  title: v.string(),
  category: v.picklist(documentCategories),
  source: v.string(),
  blocks: v.array(blockSchema),
})
type Stored = v.InferOutput<typeof storedSchema>

interface DocumentDeps {
  readonly items: ItemRepository
  readonly clock: Clock
  readonly secret: string
  readonly publicUrl: string
}

const writers: Readonly<
  Record<DocumentFormat, (document: { title: string; source: string; blocks: readonly Block[] }) => Buffer>
> = { docx: writeDocx, pdf: writePdf }

/** Study documents and their files. */
export class DocumentService {
  /** Sizes of the files by text: drawing all of them for a list is done once. */
  private readonly sizes = new Map<string, number>()

  constructor(private readonly deps: DocumentDeps) {}

  async page(category: DocumentCategory | undefined, page: number, size: number) {
    const all = (await this.deps.items.list('study-document', storedSchema)).filter(
      (row) => !category || row.category === category,
    )
    const list = all
      .slice((page - 1) * size, page * size)
      .map(({ blocks, ...row }) => ({ ...row, size: this.sizeOf({ ...row, blocks }) }))
    return { list, total: all.length, page, size }
  }

  async document(documentId: string): Promise<StudyDocument> {
    const found = await this.stored(documentId)
    return { ...found, size: this.sizeOf(found) }
  }

  /** A signed address of the file. */
  async ticket(documentId: string, format: DocumentFormat): Promise<{ url: string; expiresAt: number }> {
    await this.stored(documentId)
    const expiresAt = this.deps.clock() + TICKET_MS
    const claim = `${documentId}.${expiresAt}`
    return {
      url: `${this.deps.publicUrl}/library/v1/files/${claim}.${this.sign(claim, format)}.${format}`,
      expiresAt,
    }
  }

  /** The file of a ticket. */
  async file(ticket: string): Promise<{ name: string; format: DocumentFormat; bytes: Buffer }> {
    const [documentId = '', time = '', signature = '', ending = ''] = ticket.split('.')
    const format = ending === 'pdf' ? 'pdf' : 'docx'
    const right = Buffer.from(this.sign(`${documentId}.${time}`, format))
    const given = Buffer.from(signature)
    const isRight = right.length === given.length && timingSafeEqual(right, given)
    if (!isRight || Number(time) < this.deps.clock()) throw new ApiError('fileExpired')
    const found = await this.stored(documentId)
    return { name: `${found.title}.${format}`, format, bytes: writers[format](found) }
  }

  private async stored(documentId: string): Promise<Stored> {
    return orThrow(await this.deps.items.find('study-document', documentId, storedSchema), 'notFound')
  }

  private sizeOf(row: Stored): number {
    const key = `${row.documentId}:${row.title}:${row.blocks.reduce((sum, { text }) => sum + text.length, 0)}`
    const size = this.sizes.get(key) ?? writeDocx(row).length
    this.sizes.set(key, size)
    return size
  }

  private sign(claim: string, format: DocumentFormat): string {
    return createHmac('sha256', this.deps.secret).update(`${claim}.${format}`).digest('base64url')
  }
}
