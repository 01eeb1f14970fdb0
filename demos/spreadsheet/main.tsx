import { startDemo } from '../shared/start-demo.tsx'
import { Spreadsheet } from './Spreadsheet.tsx'

void startDemo('spreadsheet', Spreadsheet)
