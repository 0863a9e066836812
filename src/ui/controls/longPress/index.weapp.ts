/** Handlers of an element around a pressable: the client itself distinguishes a long press from a tap. */
export function useLongPress(onLong: () => void): object {
  return { onLongPress: () => onLong() }
}
