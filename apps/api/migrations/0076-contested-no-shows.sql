-- A customer who is said not to have come contests it: the booking is disputed, and may end cancelled as before.
alter table bookings.bookings
  drop constraint bookings_state_before_dispute_check,
  add constraint bookings_state_before_dispute_check
    check (state_before_dispute in ('Accepted-Paid', 'Inprocess', 'Job-Done', 'Completed', 'Cancelled'));
