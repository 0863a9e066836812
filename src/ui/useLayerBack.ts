import { useEffect } from 'react'
import { layerBack } from './controls/target/layerBack'
import { useLatest } from './useLatest'

/** A step inside a layer: while it is taken the platform's back leads out of it, and leaves the layer open. */
export const useLayerBack = (isTaken: boolean, onBack: () => void): void => {
  const back = useLatest(onBack)
  useEffect(() => (isTaken ? layerBack.guard(() => back.current?.()) : undefined), [isTaken, back])
}
