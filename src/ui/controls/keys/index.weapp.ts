/** No keyboard reaches a mini-program. */
export function useKeys(): void {
  return undefined
}
