import { training, type Training } from '@/contracts/exercise/trainings'
import { orThrow } from '../../../http/orThrow'
import type { ItemRepository } from '../../../repository/ItemRepository'

const cardOf = ({ trainingId, title, subject, point, type }: Training) => ({
  trainingId,
  title,
  subject,
  point,
  type,
})

/** Questions that are solved by steps. */
export class TrainingService {
  constructor(private readonly items: ItemRepository) {}

  async trainings() {
    return (await this.items.list('training', training.response)).map(cardOf)
  }

  async training(trainingId: string): Promise<Training> {
    return orThrow(await this.items.find('training', trainingId, training.response), 'notFound')
  }
}
