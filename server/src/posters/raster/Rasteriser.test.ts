import { Rasteriser } from './Rasteriser'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10"/></svg>'

describe('Rasteriser', () => {
  const rasteriser = new Rasteriser()
  afterAll(() => rasteriser.stop())

  it('goes on after a picture that cannot be drawn, and after its thread was ended', async () => {
    await expect(rasteriser.draw({ svg: 'no picture', width: 20 })).rejects.toThrow('not drawn')
    expect((await rasteriser.draw({ svg, width: 20 })).readUInt32BE(16)).toBe(20)
    await rasteriser.stop()
    expect((await rasteriser.draw({ svg, width: 30 })).readUInt32BE(16)).toBe(30)
  })

  it('leaves nobody waiting when it is stopped', async () => {
    const asked = [rasteriser.draw({ svg, width: 10 }), rasteriser.draw({ svg, width: 20 })]
    const ended = Promise.allSettled(asked)
    await rasteriser.stop()
    expect((await ended).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect((await rasteriser.draw({ svg, width: 40 })).readUInt32BE(16)).toBe(40)
  })

  it('refuses when too many wait', async () => {
    const asked = Array.from({ length: 65 }, () => rasteriser.draw({ svg, width: 10 }))
    await expect(asked[64]).rejects.toMatchObject({ code: 'Y429' })
    expect(await Promise.all(asked.slice(0, 64))).toHaveLength(64)
  })
})
