import { StatusPill } from '../../ui/status-pill.tsx';
import { KitPanel } from './kit-panel.tsx';

const groups: Record<string, string[]> = {
  Ad: ['pending approval', 'approved', 'sold', 'Expired', 'rejected'],
  Quote: ['Quote-Requested', 'Quote-Sent', 'Quote-Accepted', 'Quote-Declined'],
  Booking: ['Appointment', 'Inprocess', 'Job-Done', 'Disputed', 'Cancelled'],
  Payment: ['Amount-Paid-Pending', 'Accepted-Paid'],
  'Food order': ['new-orders', 'in-the-kitchen', 'food-is-ready-for-pickup', 'on-the-way', 'delivered'],
  Application: ['applicant', 'shortlist', 'interview', 'reject', 'spam'],
};

export function KitStatuses() {
  return (
    <KitPanel title="Status pills">
      <div className="divide-y divide-line">
        {Object.entries(groups).map(([name, statuses]) => (
          <div key={name} className="flex flex-wrap items-center gap-1.5 py-2.5">
            <span className="w-full text-sm text-ink-2 lg:w-[124px]">{name}</span>
            {statuses.map((status) => (
              <StatusPill key={status} status={status} />
            ))}
          </div>
        ))}
      </div>
    </KitPanel>
  );
}
