-- A photograph of a return is named by its file alone; where that lies is for media to know.
update retail.returns set images =
  (select jsonb_agg(image - 'path' order by place) from jsonb_array_elements(images) with ordinality named (image, place))
where images <> '[]';

-- What is on its way back now counts as arrived after 14 days, also where it was sent before that was so.
update retail.returns set due_at = now() + interval '14 days' where state = 'sent';
do $$
begin
  if to_regclass('graphile_worker._private_jobs') is null then return; end if;
  perform graphile_worker.add_job('life-timer',
    json_build_object('life', 'retail.return', 'subjectId', id, 'move', 'receive-silently'),
    run_at => due_at, job_key => 'timer:retail.return:' || id)
  from retail.returns where state = 'sent';
end $$;
