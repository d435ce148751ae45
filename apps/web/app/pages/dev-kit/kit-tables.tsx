import { price } from '../../lib/format.ts';
import { StatTile } from '../../ui/stat-tile.tsx';
import { StatusPill } from '../../ui/status-pill.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { KitPanel } from './kit-panel.tsx';

interface Order {
  id: number;
  day: string;
  buyer: string;
  status: string;
  cents: number;
}

const orders: Order[] = [
  { id: 20418, day: '20/11/2026', buyer: 'Amal H', status: 'delivered', cents: 12_400 },
  { id: 20417, day: '20/11/2026', buyer: 'Priya N', status: 'on-the-way', cents: 6800 },
  { id: 20411, day: '18/11/2026', buyer: 'Tom H', status: 'Disputed', cents: 21_900 },
  { id: 20398, day: '16/11/2026', buyer: 'Grace T', status: 'Pending', cents: 3450 },
];

const columns: Column<Order>[] = [
  { key: 'id', label: 'Order', cell: (order) => order.id, isName: true },
  {
    key: 'day',
    label: 'Date',
    cell: (order) => order.day,
    sortTo: '/dev/kit?sort=asc',
    sorted: 'descending',
  },
  { key: 'buyer', label: 'Buyer', cell: (order) => order.buyer },
  { key: 'status', label: 'Status', cell: (order) => <StatusPill status={order.status} />, isStatus: true },
  { key: 'amount', label: 'Amount', cell: (order) => price(order.cents), isNumber: true },
];

export function KitTables() {
  return (
    <>
      <KitPanel title="Table, compact 44 px rows">
        <Table caption="Orders" columns={columns} rows={orders} rowKey={(order) => order.id} />
      </KitPanel>
      <div className="mb-5 grid break-inside-avoid grid-cols-2 gap-4 p-px">
        <StatTile
          label="Takings this week"
          value="$8,940.50"
          change="12% more than last week"
          tone="good"
          points={[3, 4, 3, 5, 6, 8, 7]}
        />
        <StatTile
          label="Answer time"
          value="14 min"
          change="2 min slower"
          tone="bad"
          points={[5, 4, 4, 5, 6, 6, 7]}
        />
      </div>
    </>
  );
}
