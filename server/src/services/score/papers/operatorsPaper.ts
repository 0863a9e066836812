import { operatorsPaperId } from '@/contracts/score/operations'

/** Whether a paper is one of operators by its id; papers of the content have other ids. */
export const isOperatorsPaper = (id: string): boolean => operatorsPaperId.test(id)
