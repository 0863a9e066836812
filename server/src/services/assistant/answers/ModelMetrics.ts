import { Counter, type Registry } from 'prom-client'
import type { ModelUsage } from '../../../gateways/model/LanguageModel'

/** What the language model is asked, fails at and costs, for /metrics. */
export class ModelMetrics {
  private readonly answers: Counter<'outcome'>
  private readonly tokens: Counter<'direction'>

  constructor(registry: Registry) {
    this.answers = new Counter({
      name: 'assistant_model_answers_total',
      help: 'Answers asked of the language model, by how they ended.',
      labelNames: ['outcome'],
      registers: [registry],
    })
    this.tokens = new Counter({
      name: 'assistant_model_tokens_total',
      help: 'Tokens that the endpoint counted: asked and answered. The price is a matter of the contract with it.',
      labelNames: ['direction'],
      registers: [registry],
    })
  }

  answered(usage: ModelUsage | undefined): void {
    this.answers.inc({ outcome: 'answered' })
    this.tokens.inc({ direction: 'asked' }, usage?.asked ?? 0)
    this.tokens.inc({ direction: 'answered' }, usage?.answered ?? 0)
  }

  failed(): void {
    this.answers.inc({ outcome: 'failed' })
  }
}
