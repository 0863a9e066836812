/** Of how many questions a test on one knowledge point is, and one over a subject; fewer where there are no more. */
export const POINT_TEST_SIZE = 10
export const SYNTHESIS_SIZE = 20

/** How many questions a test of a size asks where a bank holds so many that it can judge. */
export const testedOf = (size: number, testCount: number): number => Math.min(size, testCount)
