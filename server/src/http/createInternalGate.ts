import { createOperatorGate, type OperatorGate } from './createOperatorGate'
import { isLocalCaller } from './isLoopback'

/** Lets in programs of this machine, and whoever shows the operator's key: for what describes the inside of a server. */
export const createInternalGate = (operatorKey: string): OperatorGate => {
  const requireOperator = createOperatorGate(operatorKey)
  return (request) => {
    if (!isLocalCaller(request)) requireOperator(request)
  }
}
