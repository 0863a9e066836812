/** One message of the chat that a model goes on with. */
export interface ModelMessage {
  readonly role: 'system' | 'user' | 'assistant'
  readonly content: string
}

/** Tokens that an answer cost, when the endpoint says so. */
export interface ModelUsage {
  readonly asked: number
  readonly answered: number
}

/** Why a model gave no answer, or only a part of one. */
export class ModelFailure extends Error {
  constructor(
    readonly reason: 'refused' | 'unreachable' | 'stalled' | 'broken',
    detail = '',
  ) {
    super(`the language model: ${reason}${detail && ` (${detail})`}`)
    this.name = 'ModelFailure'
  }
}

/** A language model behind whatever protocol. */
export interface LanguageModel {
  /**
   * The parts of the answer as they come. Ends when the answer is whole, returning what it cost; rejects with `ModelFailure`
   * otherwise. `signal` ends the work on the other side too.
   */
  answer(
    messages: readonly ModelMessage[],
    signal: AbortSignal,
  ): AsyncGenerator<string, ModelUsage | undefined>
}
