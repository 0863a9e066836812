import { type School, type Subject, subjectSchema } from '@/contracts/base/dictionary'
import type { Major, Target } from '@/contracts/progress/targets'
import { eq } from 'drizzle-orm'
import type * as v from 'valibot'
import { progressKinds } from '../../authoring/kinds/progressKinds'
import type { Db } from '../../db/Database'
import { schools } from '../../db/schema/content'
import { orThrow } from '../../http/orThrow'
import type { ItemRepository } from '../../repository/ItemRepository'
import { MapRepository } from './MapRepository'

const targetsSchema = progressKinds.files.targets
type Targets = v.InferOutput<typeof targetsSchema>
/** What is usual in subjects of a category. */
type Usual = Readonly<Partial<Record<Subject['category'], number>>>

/** Of all learners, on the scale of abilities. */
const MEAN = 50

const majorOf = (
  { majorId, name, degree, subjects }: Targets['majors'][number],
  known: readonly Subject[],
): Major => ({
  majorId,
  name,
  degree,
  subjects: subjects.flatMap((code) =>
    known
      .filter((subject) => subject.code === code)
      .map(({ name: title, category }) => ({ code, name: title, category })),
  ),
})

/** What learners may aim at, and what it asks. */
export class TargetService {
  private readonly learned: MapRepository

  constructor(
    private readonly db: Db,
    private readonly items: ItemRepository,
  ) {
    this.learned = new MapRepository(db)
  }

  async majors(): Promise<Major[]> {
    const known = await this.items.list('subject', subjectSchema)
    return (await this.authored()).majors.map((major) => majorOf(major, known))
  }

  async target(uid: number): Promise<Target> {
    const { targetSchool, targetMajor } = orThrow(await this.learned.learner(uid), 'notFound')
    const chosen = { targetSchool: targetSchool ?? '', targetMajor: targetMajor ?? '' }
    const school = await this.schoolNamed(chosen.targetSchool)
    const major = (await this.majors()).find(({ name }) => name === chosen.targetMajor) ?? null
    return { ...chosen, school, major, subjects: major ? await this.asked(major, school) : [] }
  }

  private async asked({ subjects }: Major, school: School | null): Promise<Target['subjects']> {
    const { tiers } = await this.authored()
    const usual: Usual = tiers.find(({ tier }) => tier === school?.tier) ?? tiers[tiers.length - 1] ?? {}
    const offers = await this.learned.offers()
    return subjects.map((subject) => {
      const offer = offers.find((one) => one.subject === subject.code)
      return {
        ...subject,
        typical: usual[subject.category] ?? MEAN,
        questionCount: offer?.questions ?? 0,
        paperCount: offer?.papers ?? 0,
      }
    })
  }

  private async schoolNamed(name: string): Promise<School | null> {
    if (name === '') return null
    const { id, province, tier } = schools
    const [row] = await this.db
      .select({ id, name: schools.name, province, tier })
      .from(schools)
      .where(eq(schools.name, name))
    return row
      ? { id: row.id, name: row.name, province: row.province, ...(row.tier && { tier: row.tier }) }
      : null
  }

  private async authored(): Promise<Targets> {
    return orThrow(await this.items.find('targets', 'targets', targetsSchema), 'notFound')
  }
}
