// Five seconds, jest's own limit, say how busy the machine is. A test that never ends is ended all the same.
jest.setTimeout(300_000)
