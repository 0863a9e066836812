/** 全网模考 is a paper of the exam's kind, 全网测评 a short test; they have pages of their own. */
export const mockSeries = ['mock', 'evaluation'] as const
export type MockSeries = (typeof mockSeries)[number]
