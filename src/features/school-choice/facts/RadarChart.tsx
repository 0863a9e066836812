export { RadarChart } from '@/blocks/radar/RadarChart'
