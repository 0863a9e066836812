import type { Recorder } from '../Recorder'
import { adapter } from './adapter'

const LIMIT = 1024 * 1024
const encoder = new TextEncoder()

/** Sends every setData through JSON, as the bridge of a device does, and counts it. */
export const patchSetData = (recorder: Recorder): void => {
  const { prototype } = adapter.component.ComponentCaller
  const { setData } = prototype
  prototype.setData = function (data, done) {
    const start = performance.now()
    const json = JSON.stringify(data)
    const bytes = encoder.encode(json).length
    for (const [name, value] of Object.entries(data)) {
      if (value === undefined) recorder.violation(`setData: field "${name}" of ${this.is} is undefined`)
    }
    if (bytes > LIMIT)
      recorder.violation(`setData of ${bytes} bytes on ${this.is}: WeChat refuses more than 1 MiB`)
    setData.call(this, JSON.parse(json), done)
    recorder.setData(this, bytes, Object.keys(data).length, performance.now() - start)
  }
}
