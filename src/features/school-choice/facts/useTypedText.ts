import { useEffect, useState } from 'react'

/** A search begins when nothing was typed for so long. */
const PAUSE_MS = 300

/** A typed text, and the same text debounced. */
export const useTypedText = (first = '') => {
  const [typed, setTyped] = useState(first)
  const [settled, setSettled] = useState(first)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return { typed, setTyped, settled, setNow: (text: string) => (setTyped(text), setSettled(text)) }
}
